// npm run sbom [-- <file>]: lists the packages of production for every kind of machine, as CycloneDX (SBOM).
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { ROOT } from "./setup.mjs";

const [file = join(ROOT, "build/sbom.cdx.json")] = process.argv.slice(2);
const read = (name) => JSON.parse(readFileSync(join(ROOT, name), "utf8"));

// npm leaves out a package of production that a workspace names among its development packages too: so it is shown
// neither the workspaces nor development packages.
const { workspaces: _workspaces, devDependencies: _tools, ...project } = read("package.json");
const { packages, ...lock } = read("package-lock.json");
const { workspaces: _linked, devDependencies: _alsoTools, ...root } = packages[""];
const ofProduction = Object.entries(packages).filter(
  ([path, { dev, link }]) => path.startsWith("node_modules/") && !dev && !link,
);

const work = mkdtempSync(join(tmpdir(), "gevel-sbom-"));
try {
  // npm names the product by its folder.
  const folder = join(work, project.name);
  mkdirSync(folder);
  const write = (name, content) => writeFileSync(join(folder, name), JSON.stringify(content));
  write("package.json", project);
  write("package-lock.json", { ...lock, packages: { "": root, ...Object.fromEntries(ofProduction) } });
  const list = execFileSync("npm", ["sbom", "--package-lock-only", "--omit=dev", "--sbom-format=cyclonedx"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  mkdirSync(dirname(resolve(file)), { recursive: true });
  writeFileSync(file, list);
} finally {
  rmSync(work, { recursive: true });
}
console.log(`${file}: ${ofProduction.length} packages`);
