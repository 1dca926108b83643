import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const PROGRAM = join(import.meta.dirname, "gevel.mjs");

function run(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [PROGRAM, ...args], (error, stdout, stderr) => {
      done({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}

test("the command starts on its own and passes its exit code on", async () => {
  expect(await run("--help")).toMatchObject({
    code: 0,
    stderr: "",
    stdout: expect.stringContaining("gevel"),
  });
  expect(await run("check", "/nowhere")).toEqual({
    code: 1,
    stdout: "",
    stderr: "gevel: /nowhere: there is no such file or folder\n",
  });
  expect(await run("--nonsense")).toMatchObject({ code: 2 });
});
