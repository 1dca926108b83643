// npm test: sets up what is missing, a browser too, then runs every check and every visitor's journey.
import { build } from "./build.mjs";
import { browserPath } from "./browser.mjs";
import { check } from "./check.mjs";
import { fingerprint, install, readMark, step, writeMark } from "./setup.mjs";

const again = process.argv.includes("--again");

await install();
await check({ again });
const sources = fingerprint();
if (!again && readMark("journeys") === sources) {
  console.log("✓ Journeys passed already, and nothing changed since. (--again runs them anyway)");
} else {
  await build();
  const env = { GEVEL_BROWSER: (await browserPath()) ?? "" };
  await step("Journeys in the browser", "vitest", ["run", "--config", "e2e/vitest.config.ts"], { env });
  writeMark("journeys", sources);
}
console.log("\n✓ Everything passes");
