import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkOutBesides, findPreviousCommit } from "./testing/previous-version.ts";

/** Its own tests of what a server does with its tables: reading, imports, forms, visits, stays. */
const TESTS = [
  "bundle/commit/finish-import.integration.test.ts",
  "features/contact/submissions/accept.integration.test.ts",
  "features/rentals/queries/rentals.integration.test.ts",
  "features/visits/queries/booked-visits.integration.test.ts",
  "server/database/two-sites.integration.test.ts",
  // As they were called before.
  "features/visits/queries/appointments.integration.test.ts",
  "bundle/commit/finish-import.test.ts",
  "features/contact/submissions/accept.test.ts",
  "features/rentals/queries/rentals.test.ts",
  "features/visits/queries/appointments.test.ts",
  "server/database/two-sites.test.ts",
];
/** The tables are the same on every PostgreSQL. */
const ON_ONE_SERVER = "^(?!.*postgresql-15)";
/** Seconds on a machine that has nothing else to do. */
const PATIENCE_MS = 240_000;

const previous = findPreviousCommit();
if (previous === null)
  console.warn("skipped: no git history here, so no version before the newest migration");

test.skipIf(previous === null)(
  "a server of the version before the newest migration lives with the tables of today",
  { timeout: PATIENCE_MS },
  async () => {
    const { folder, remove } = await checkOutBesides(previous!);
    onTestFinished(remove);
    const tests = TESTS.filter((file) => existsSync(join(folder, file)));
    expect(tests.length).toBeGreaterThan(0);
    const { failed, said } = await runTests(folder, tests);
    expect(failed, `at ${previous}:\n${said}`).toBe(false);
    expect(said).toMatch(/Tests +\d+ passed/);
  },
);

function runTests(folder: string, tests: readonly string[]): Promise<{ failed: boolean; said: string }> {
  const vitest = join(folder, "node_modules/vitest/vitest.mjs");
  const args = [vitest, "run", "--root", folder, "--reporter=dot", "-t", ON_ONE_SERVER, ...tests];
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(VITEST|VITE_|NODE_OPTIONS)/.test(name),
  );
  const env = { ...Object.fromEntries(inherited), NO_COLOR: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, said: stdout + stderr }),
    );
  });
}
