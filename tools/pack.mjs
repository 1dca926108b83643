// npm run pack: makes one file of the built product and its packages, which runs on Node 26 without npm.
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { NOT_PACKED, PACKED } from "./packed-files.mjs";
import { INSTALL, install, ROOT, step } from "./setup.mjs";

const INSTALLED_BY = ["package.json", "package-lock.json"];

const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
// Some packages are programs for one kind of machine.
const name = `gevel-${version}-${process.platform}-${process.arch}`;
const work = join(ROOT, "build/pack");
const folder = join(work, `gevel-${version}`);
const archive = join(ROOT, "build", `${name}.tgz`);

await install();
await build();
rmSync(work, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const file of INSTALLED_BY) cpSync(join(ROOT, file), join(folder, file));
await step("Installing the packages of production", "npm", [...INSTALL, "--omit=dev", "--workspaces=false"], {
  cwd: folder,
});
// Nothing in production reads the maps from packages' code to their sources.
for (const map of globSync("node_modules/**/*.map", { cwd: folder })) rmSync(join(folder, map));
for (const part of PACKED)
  cpSync(join(ROOT, part), join(folder, part), {
    recursive: true,
    filter: (source) => !NOT_PACKED.test(source.slice(ROOT.length - 1)),
  });
await step("Listing the packages", "node", [join(ROOT, "tools/sbom.mjs"), join(folder, "sbom.cdx.json")]);
mkdirSync(join(folder, "node_modules/@gevel"));
symlinkSync("../../packages/demo", join(folder, "node_modules/@gevel/demo"));
// The same owner, rights and order wherever it is made.
const same = ["--owner=0", "--group=0", "--numeric-owner", "--mode=u+rwX,go+rX,go-w", "--sort=name"];
const what = ["-C", work, "-czf", archive, `gevel-${version}`];
await step(`Packing ${name}.tgz`, "tar", same.concat(what));
const hash = createHash("sha256").update(readFileSync(archive)).digest("hex");
writeFileSync(`${archive}.sha256`, `${hash}  ${name}.tgz\n`);
rmSync(work, { recursive: true });
console.log(`\nbuild/${name}.tgz\nsha256 ${hash}`);
