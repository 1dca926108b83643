import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createProcessPool } from "./process-pool.ts";
import { TaskStopped } from "./task-process.ts";
import type { HostileTasks } from "./testing/hostile-tasks.ts";

const pool = createProcessPool<HostileTasks>({
  program: join(import.meta.dirname, "testing/hostile-tasks.ts"),
  megabytes: 300,
});
const PATIENT = 60;

test("a task is done in another process, and the next one in the same", async () => {
  expect(await pool.run("add", PATIENT, 1, 2)).toBe(3);
  const first = await pool.run("processId", PATIENT);
  expect(first).not.toBe(process.pid);
  expect(await pool.run("processId", PATIENT)).toBe(first);
});

test("what a task throws is told, and its process goes on", async () => {
  const before = await pool.run("processId", PATIENT);
  await expect(pool.run("refuse", PATIENT)).rejects.toThrow("no picture");
  expect(await pool.run("processId", PATIENT)).toBe(before);
});

test.each<[keyof HostileTasks, number, string]>([
  ["hang", 0.3, "it takes more than 0.3 seconds"],
  ["burn", 0.3, "it takes more than 0.3 seconds"],
  ["swell", PATIENT, "it takes more than 300 MB of memory"],
  ["crash", PATIENT, "it ends the program that opens it"],
])("a task that would %s is ended, says why, and harms no other", async (name, seconds, reason) => {
  const [stopped, sum] = await Promise.all([
    pool.run(name, seconds).catch((error: unknown) => error),
    pool.run("add", PATIENT, 2, 2),
  ]);
  expect(stopped).toBeInstanceOf(TaskStopped);
  expect((stopped as Error).message).toBe(reason);
  expect(sum).toBe(4);
  expect(await pool.run("add", PATIENT, 3, 3)).toBe(6);
});

test("what a task waits for the processor does not count", async () => {
  expect(await pool.run("wait", 0.3, 400)).toBe("done");
});

test("as many are done at once as are asked for", async () => {
  const ids = await Promise.all([1, 2, 3].map(() => pool.run("processId", PATIENT)));
  expect(new Set(ids).size).toBe(3);
});

test("where no process can be started a task is refused, and the server goes on", async () => {
  const { execPath } = process;
  onTestFinished(() => void (process.execPath = execPath));
  process.execPath = "/nowhere/node";
  const failing = createProcessPool<HostileTasks>({ program: "none.ts", megabytes: 300 });
  await expect(failing.run("add", PATIENT, 1, 2)).rejects.toThrow("does not start");
});
