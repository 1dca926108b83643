// npm run check: everything that needs no browser.
import { pathToFileURL } from "node:url";
import { fingerprint, install, readMark, step, writeMark } from "./setup.mjs";

/** Format, lint, unused code, types, unit tests and architecture, unless they passed on the same sources. */
export async function check({ again = false } = {}) {
  const sources = fingerprint();
  if (!again && readMark("check") === sources) {
    console.log("✓ Checks passed already, and nothing changed since. (--again runs them anyway)");
    return;
  }
  await step("Format", "oxfmt", ["--check", "."]);
  await step("Lint", "oxlint", ["--quiet"]);
  await step("Unused code", "knip", ["--no-progress"]);
  await step("Types", "tsc", ["-p", "tsconfig.json", "--noEmit"]);
  await step("Unit tests and architecture", "vitest", ["run"]);
  writeMark("check", sources);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await install();
  await check({ again: process.argv.includes("--again") });
}
