import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { fingerprint, readMark, ROOT, step, writeMark } from "./setup.mjs";

const FOLDERS = [
  "contract",
  "demo",
  "domain",
  "features",
  "mail",
  "platform",
  "public",
  "server",
  "site",
  "words",
];
const SETTINGS = [
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tools/build.mjs",
  "tools/bundling",
  "tsconfig.json",
  "vite.config.ts",
];
const COMMAND = ["build", "--config", "tools/bundling/vite.config.ts", "--logLevel", "warn"];
const BROWSER_FILES = join(ROOT, "build/client");
const COMPRESSIBLE = /\.(js|css|json|svg|txt|webmanifest|wasm)$/;

/** Builds the site and its server, unless the last build was made of the same sources. */
export async function build() {
  const inputs = fingerprint([...FOLDERS, ...SETTINGS]);
  if (readMark("build") === inputs && existsSync(join(ROOT, "build/server/index.js"))) return;
  await step("Building", "vite", COMMAND, { env: { NODE_ENV: "production" } });
  await step("Building the pages", "vite", ["build", "--app", "--logLevel", "warn"], {
    env: { NODE_ENV: "production" },
  });
  renameSync(join(BROWSER_FILES, "browser-files.json"), join(ROOT, "build/pages/browser-files.json"));
  // What the server alone draws has its sheets and pictures in the server's build.
  cpSync(join(ROOT, "build/pages/assets"), join(BROWSER_FILES, "assets"), { recursive: true });
  writeLanguageManifests();
  await compress();
  writeMark("build", inputs);
}

/** The router's list of screens for each language by itself: no page needs those of the others (server/language-builds.ts). */
function writeLanguageManifests() {
  const folder = join(BROWSER_FILES, "assets");
  const name = readdirSync(folder).find((file) => /^manifest-[^.]+\.js$/.test(file));
  const script = readFileSync(join(folder, name), "utf8");
  const start = script.slice(0, script.indexOf("{"));
  const { routes, ...rest } = JSON.parse(script.slice(start.length).replace(/;\s*$/, ""));
  for (const language of new Set(Object.keys(routes).flatMap((id) => languageOf(id) ?? []))) {
    const own = Object.entries(routes).filter(([id]) => (languageOf(id) ?? language) === language);
    const file = name.replace(/\.js$/, `.${language}.js`);
    const text = JSON.stringify({ ...rest, url: `/assets/${file}`, routes: Object.fromEntries(own) });
    writeFileSync(join(folder, file), `${start}${text};`);
  }
}

/** A route's id begins with its language, where it is of one. */
function languageOf(id) {
  return /^([a-z]{2})\./.exec(id)?.[1];
}

/** Browsers get these as they are written here: pressed once, as small as they get. */
async function compress() {
  const files = readdirSync(BROWSER_FILES, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}
