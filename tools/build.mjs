// npm run build: what npm start and npm test build too, for machines that only serve.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { fingerprint, install, readMark, ROOT, step, writeMark } from "./setup.mjs";

const FOLDERS = ["bundle", "desk", "domain", "features", "platform", "public", "server", "ui"];
const SETTINGS = ["package.json", "package-lock.json", "tools/build.mjs", "tsconfig.json", "vite.config.ts"];
const BROWSER_FILES = join(ROOT, "build/client");
const DESK_FILES = join(ROOT, "build/desk");
const SERVER_FILES = join(ROOT, "build/server");
const COMPRESSIBLE = /\.(js|css|json|svg|txt|webmanifest|wasm)$/;

/** Builds the site and its server, unless the last build was made of the same sources. */
export async function build() {
  const inputs = fingerprint([...FOLDERS, ...SETTINGS]);
  if (readMark("build") === inputs && existsSync(join(SERVER_FILES, "index.js"))) return;
  const env = { NODE_ENV: "production" };
  await step("Building", "vite", ["build", "--app", "--logLevel", "warn"], { env });
  renameSync(join(BROWSER_FILES, "browser-files.json"), join(SERVER_FILES, "browser-files.json"));
  renameSync(join(DESK_FILES, "desk-files.json"), join(SERVER_FILES, "desk-files.json"));
  // What the server draws has its sheets and pictures in the server's build.
  cpSync(join(SERVER_FILES, "assets"), join(BROWSER_FILES, "assets"), { recursive: true });
  await Promise.all([BROWSER_FILES, DESK_FILES].map(compress));
  writeMark("build", inputs);
}

/** Browsers get these as they are written here: pressed once, as small as they get. */
async function compress(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await install();
  await build();
}
