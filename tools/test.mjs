// npm test: sets up what is missing, a browser too, then runs every check, integration test and visitor's journey.
import { build } from "./build.mjs";
import { browserPath, headlessPath } from "./browser.mjs";
import { check } from "./check.mjs";
import { install, step, stepSideBySide, unlessPassed } from "./setup.mjs";

const again = process.argv.includes("--again");

await install();
await check({ again });
await unlessPassed("integration tests", again, () =>
  step("Integration tests", "vitest", ["run", ".integration.test"]),
);
await unlessPassed("journeys", again, async () => {
  await build();
  const headless = (await headlessPath()) ?? "";
  const env = { GEVEL_BROWSER: (await browserPath()) ?? "", GEVEL_HEADLESS_BROWSER: headless };
  // Two halves, each with a server and a browser of its own: one page at a time leaves a core idle.
  const halves = [1, 2].map((half) => ["run", "--config", "e2e/vitest.config.ts", `--shard=${half}/2`]);
  await stepSideBySide("Journeys in the browser", "vitest", halves, { env });
});
console.log("\n✓ Everything passes");
