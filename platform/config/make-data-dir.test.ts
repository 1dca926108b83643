import { mkdtemp, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { plainFailure } from "../log/plain-failure.ts";
import { makeDataDir } from "./make-data-dir.ts";

const newFolder = () => mkdtemp(join(tmpdir(), "gevel-"));
const told = (path: string) => makeDataDir(path).then(() => "made", plainFailure);

test("the data folder is made with the folders above it, and one that is there stays", async () => {
  const path = join(await newFolder(), "a", "b");
  await Promise.all([makeDataDir(path), makeDataDir(path)]);
  await makeDataDir(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

test.skipIf(process.platform !== "linux")(
  "a data folder where the system lets nobody make one is told in one line",
  async () => {
    expect(await told("/proc/x")).toBe(
      'DATA_DIR="/proc/x" cannot be made: /proc takes no folder of that name',
    );
    expect(await told("/proc/x/y")).toBe(
      'DATA_DIR="/proc/x" cannot be made: /proc takes no folder of that name',
    );
  },
);

test("a link that leads nowhere is told the same way", async () => {
  const folder = await newFolder();
  await symlink(join(folder, "nowhere"), join(folder, "data"));
  expect(await told(join(folder, "data"))).toMatch(/^DATA_DIR=".*\/data" cannot be made: /);
});
