import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeUnfinished } from "./remove-unfinished.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

test("what a killed process left half written goes after an hour, and nothing else does", async () => {
  const root = await mkdtemp(join(tmpdir(), "gevel-"));
  const folder = join(root, "0f", "0f3c");
  await mkdir(folder, { recursive: true });
  const write = async (name: string, minutes: number) => {
    await writeFile(join(folder, name), "");
    await utimes(join(folder, name), minutesAgo(minutes), minutesAgo(minutes));
  };
  await write("info.json", 600);
  await write("info.json.8a7f.tmp", 61);
  await write("original.jpg.91c2.tmp", 59);
  expect(await removeUnfinished(root, NOW)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual(["info.json", "original.jpg.91c2.tmp"]);
});

test("a folder that is not there has nothing to remove", async () => {
  expect(await removeUnfinished("/nowhere/media", NOW)).toBe(0);
});
