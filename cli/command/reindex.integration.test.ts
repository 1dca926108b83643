import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { runTyped } from "../testing/run-typed.ts";

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  for (const siteId of ["kantoor", "zee"]) {
    await importForTest(storage, {
      siteId,
      nodes: [1, 2].map((id) => ({ general: { id, headType: { id: 1 } } })),
    });
  }
});
afterAll(() => storage.close());

const gevel = (...typed: string[]) => runTyped(typed, { settings: { DATABASE_URL: storage.databaseUrl } });

test("one site or all of them are derived anew, and a second time nothing changes", async () => {
  await gevel("reindex");
  await storage.pool.query("update estate_content set card = '{}'");
  expect(await gevel("reindex", "zee")).toMatchObject({ exit: 0, stdout: "zee: 2 listings changed\n" });
  expect((await gevel("reindex")).stdout).toBe("kantoor: 2 listings changed\nzee: nothing changed\n");
});

test("a site that is not there is said so", async () => {
  const { exit, stderr } = await gevel("reindex", "nergens");
  expect([exit, stderr]).toEqual([1, 'gevel: there is no site "nergens"; gevel sites lists them\n']);
});
