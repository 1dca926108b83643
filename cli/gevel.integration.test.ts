import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

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

test("a command that is killed does not go on where nobody sees it", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const command = spawn(process.execPath, [PROGRAM, "sites"], {
    env: { PATH: process.env["PATH"], DATABASE_URL: `postgres://gevel@127.0.0.1:${port}/gevel` },
    stdio: "ignore",
  });
  const [waiting] = (await once(silent, "connection")) as [Socket];
  let hasLeft = false;
  waiting.on("error", () => undefined).on("close", () => (hasLeft = true));
  waiting.resume();
  command.kill("SIGKILL");
  await once(command, "exit");
  await expect.poll(() => hasLeft, { timeout: 2_000 }).toBe(true);
});
