// npm test: sets up what is missing, a browser too, then runs every check, integration test and visitor's journey.
import { build } from "./build.mjs";
import { browserPath, headlessPath } from "./browser.mjs";
import { check } from "./check.mjs";
import { install, step, unlessPassed } from "./setup.mjs";

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
  await step("Journeys in the browser", "vitest", ["run", "--config", "e2e/vitest.config.ts"], { env });
});
console.log("\n✓ Everything passes");
