// npm run pack: makes one file of the built product and its packages, which runs on Node 26 without npm.
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { INSTALL, install, ROOT, step } from "./setup.mjs";

/** What the server and the command line read; `gevel` runs from the sources. */
const PARTS = [
  "build/client",
  "build/desk",
  "build/server",
  "bundle",
  "cli",
  "deploy",
  "domain",
  "features",
  "migrations",
  "packages/demo",
  "platform",
  "server",
  "ui",
  "package.json",
  "CHANGELOG.md",
  "LICENSE",
];
const INSTALLED_BY = ["package.json", "package-lock.json"];
const LEFT_OUT = /\.test\.tsx?$|\/testing(\/|$)|\/node_modules(\/|$)/;

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
for (const part of PARTS)
  cpSync(join(ROOT, part), join(folder, part), {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(source.slice(ROOT.length - 1)),
  });
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
