// What every npm command begins with. Runs on the system's Node, which may be older than the one the project needs.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("..", import.meta.url));
const NEEDED_MAJOR = 26;
const MARKS = join(ROOT, "node_modules/.cache/gevel");
const LEFT_OUT = new Set(["node_modules", "build", "coverage", ".git", ".data", "demo-bundles"]);

/** Has one package, the Node that is fetched where the system's is older: no production installation brings it. */
const NODE_FOLDER = join(ROOT, "tools/node");
const FETCHED_NODE = join(NODE_FOLDER, "node_modules/.bin/node");
const isNewEnough = Number(process.versions.node.split(".")[0]) >= NEEDED_MAJOR;

/** The system's Node, or the one that was fetched where that is older. */
export function ownNode() {
  return isNewEnough || !existsSync(FETCHED_NODE) ? process.execPath : FETCHED_NODE;
}

/** Runs a command in the project with its own tools first on the path; resolves to its exit code. */
export function run(command, args, { env = {}, cwd = ROOT } = {}) {
  const path = [dirname(ownNode()), join(ROOT, "node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(command, args, { cwd, stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
  // A terminal sends Ctrl-C to the child as well; this process stays until the child has finished what it does.
  const pass = (signal) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, pass);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      for (const one of signals) process.off(one, pass);
      resolve(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1));
    });
  });
}

/** Runs one step under a heading, and ends everything when it fails. */
export async function step(title, command, args, options) {
  const begun = Date.now();
  console.log(`\n▸ ${title}`);
  const code = await run(command, args, options);
  if (code !== 0) {
    console.error(`\n✗ ${title} failed (exit ${code})`);
    process.exit(code);
  }
  console.log(`  done in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
}

/** Installs what is missing: the packages of the lock file, when others or none are there. */
export async function install() {
  if (!isNewEnough && !existsSync(FETCHED_NODE))
    await step(`Fetching Node ${NEEDED_MAJOR}`, "npm", INSTALL, { cwd: NODE_FOLDER });
  if (!isInstalled()) await step("Installing packages", "npm", INSTALL);
}

export const INSTALL = ["ci", "--no-fund", "--no-audit", "--loglevel=error"];

function isInstalled() {
  const hidden = join(ROOT, "node_modules/.package-lock.json");
  if (!existsSync(hidden)) return false;
  const installed = JSON.parse(readFileSync(hidden, "utf8")).packages;
  const { "": _project, ...wanted } = JSON.parse(
    readFileSync(join(ROOT, "package-lock.json"), "utf8"),
  ).packages;
  const isSame = ([path, { version, optional, devOptional }]) =>
    installed[path] ? installed[path].version === version : Boolean(optional ?? devOptional);
  return Object.entries(wanted).every(isSame);
}

/** Tells what some files and folders hold, all of the project when none are named. */
export function fingerprint(names = readdirSync(ROOT).filter((name) => !LEFT_OUT.has(name))) {
  const hash = createHash("sha256").update(process.platform + process.arch);
  for (const file of names.map((name) => join(ROOT, name)).flatMap(filesBelow)) {
    hash.update(relative(ROOT, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  const entries = readdirSyncOrNull(path);
  if (!entries) return [path];
  return entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesBelow(join(path, entry.name))
        : entry.isFile()
          ? [join(path, entry.name)]
          : [],
    );
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return null;
  }
}

/** What a command noted when it last succeeded. */
export function readMark(name) {
  const file = join(MARKS, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

export function writeMark(name, text) {
  mkdirSync(MARKS, { recursive: true });
  writeFileSync(join(MARKS, name), text);
}

/** Does some work, unless it succeeded already on the same sources. */
export async function unlessPassed(name, again, work) {
  const sources = fingerprint();
  if (!again && readMark(name) === sources) {
    console.log(`✓ The ${name} passed already, and nothing changed since. (--again runs them anyway)`);
    return;
  }
  await work();
  writeMark(name, sources);
}

/** Tells whether a program is on the path, and where. */
export function which(program) {
  const found = spawnSync("sh", ["-c", `command -v ${program}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : null;
}
