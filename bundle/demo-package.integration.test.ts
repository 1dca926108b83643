import { execFile } from "node:child_process";
import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testFolder } from "./testing/test-bundle.ts";

test("without their package there are no demo agencies", async () => {
  const elsewhere = join(await testFolder(), "demo-package.ts");
  await copyFile(join(import.meta.dirname, "demo-package.ts"), elsewhere);
  const program = `console.log(await (await import(${JSON.stringify(elsewhere)})).findDemo())`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  expect(stdout).toBe("null\n");
});
