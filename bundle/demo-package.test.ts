import { execFile } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { findDemo } from "./demo-package.ts";
import { testFolder } from "./testing/test-bundle.ts";

test("the demo agencies are found where their package is installed", async () => {
  expect(await findDemo()).toMatchObject({ writeDemo: expect.any(Function) });
});

test("where their package is not installed there are none", async () => {
  const elsewhere = join(await testFolder(), "demo-package.ts");
  await copyFile(join(import.meta.dirname, "demo-package.ts"), elsewhere);
  const program = `console.log(await (await import(${JSON.stringify(elsewhere)})).findDemo())`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stdout).toBe("null\n");
});
