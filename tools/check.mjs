// npm run check: what a developer runs before each commit; it needs no browser and no database.
import { pathToFileURL } from "node:url";
import { install, step, unlessPassed } from "./setup.mjs";

/** Format, lint, unused code, types, unit tests and architecture, unless they passed on the same sources. */
export async function check({ again = false } = {}) {
  await unlessPassed("checks", again, async () => {
    await step("Format", "oxfmt", ["--check", "."]);
    await step("Lint", "oxlint", ["--quiet"]);
    await step("Unused code", "knip", ["--config", "tools/knip.json", "--no-progress"]);
    await step("Types", "tsc", ["-p", "tsconfig.json", "--noEmit"]);
    await step("Unit tests and architecture", "vitest", ["run", "--exclude", "**/*.integration.test.ts"]);
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await install();
  await check({ again: process.argv.includes("--again") });
}
