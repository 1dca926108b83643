import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleFiles, folderOf, testFolder } from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

test("a site goes into a folder, and into a .zip that gevel checks without an error", async () => {
  const folder = await testFolder();
  const settings = { DATABASE_URL: database.url, DATA_DIR: join(folder, "data") };
  const gevel = (...typed: string[]) => runTyped(typed, { settings });
  await gevel("import", await folderOf(bundleFiles()));
  const out = join(folder, "out");
  expect(await gevel("export", "test", out)).toEqual({
    exit: 0,
    stdout: `test is in ${out} (0 warnings).\n`,
    stderr: "",
  });
  expect(await readdir(out)).toEqual(
    expect.arrayContaining(["estates.ndjson", "media", "pages", "site.json"]),
  );
  const again = await gevel("export", "test", out);
  expect([again.exit, again.stderr]).toEqual([1, `gevel: ${out}: the folder is not empty\n`]);
  const zip = `${out}.zip`;
  expect((await gevel("export", "test", zip)).exit).toBe(0);
  expect((await gevel("check", zip)).exit).toBe(0);
  const other = await gevel("export", "nowhere", join(folder, "none.zip"));
  expect([other.exit, other.stderr]).toEqual([
    1,
    'gevel: there is no site "nowhere"; gevel sites lists those there are\n',
  ]);
  expect(await readdir(folder)).not.toContain("none.zip.part");
});
