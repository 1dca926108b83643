import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest } from "#bundle/testing/test-import.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let storage: OpenStorage;
beforeAll(async () => {
  storage = await openTestStorage();
  await importForTest(storage, { siteId: "huyzen" });
});
afterAll(() => storage.close());

const status = (...flags: string[]) =>
  runTyped(["status", ...flags], { settings: { DATABASE_URL: storage.databaseUrl, DATA_DIR: "/" } });
const troublesOf = async () =>
  (JSON.parse((await status("--json")).stdout) as { troubles: string[] }).troubles;

test("where nothing needs attention the exit code is 0, and each part has its line", async () => {
  const { exit, stdout } = await status();
  expect(stdout).toMatch(/^Servers {5}1: \S+:\d+ since /);
  expect(stdout).toMatch(/Database {4}PostgreSQL \d+.*\nMigrations {2}all, up to \d{4}-.*\nQueues/);
  expect(stdout).toContain("Sites       1 with 0 listings");
  expect([exit, await troublesOf()]).toEqual([0, []]);
});

const about = async () => (await troublesOf()).filter((trouble) => trouble.startsWith("zilt"));

test("a site that has or sends almost all that it may needs attention, until it is suspended", async () => {
  const { pool } = storage;
  await importForTest(storage, { siteId: "zilt" });
  await pool.query("insert into hosting (site_id, most_listings, most_mails_per_day) values ('zilt', 10, 2)");
  expect(await about()).toEqual([]);
  await pool.query(
    "insert into mail (site_id, id, name, recipient, draft, created_at, sent_at) select 'zilt', gen_random_uuid(), 'test', 'a@example.be', case when n > 2 then '{}'::jsonb end, now(), case when n < 3 then now() end from generate_series(1, 3) n",
  );
  expect(await about()).toEqual(["zilt has sent 2 of 2 mails a day, and 1 wait"]);
  await pool.query("update hosting set suspended_at = now() where site_id = 'zilt'");
  expect(await about()).toEqual([]);
  await pool.query("delete from mail");
});

test("a source that fails, a mail that was given up and a migration that is missing need attention", async () => {
  const { pool } = storage;
  await pool.query("insert into hosting (site_id, most_listings) values ('huyzen', 10)");
  await pool.query(
    "insert into source (site_id, name, kind, settings, created_at) values ('huyzen', 'whise', 'whise', '{}', now())",
  );
  await pool.query(
    "insert into source_run (site_id, source, started_at, ended_at, outcome, summary, findings) values ('huyzen', 'whise', now(), now(), 'failed', 'no', '[]')",
  );
  await pool.query(
    "insert into mail (site_id, id, name, recipient, draft, created_at, failed_at) values ('huyzen', gen_random_uuid(), 'test', 'a@example.be', '{}', now(), now())",
  );
  const failing = [
    "1 mail of huyzen given up: gevel mail list says why",
    "the last run of huyzen/whise failed: gevel source list says why",
  ];
  expect(await troublesOf()).toEqual(failing);
  const { exit, stdout } = await status();
  expect([exit, stdout]).toEqual([1, expect.stringContaining(`! ${failing[0]}`)]);

  await pool.query("update hosting set suspended_at = now()");
  expect(await troublesOf()).toEqual([]);
  await pool.query("delete from migration where name like '0056%'");
  expect(await troublesOf()).toContainEqual(expect.stringContaining("1 migration not applied"));
});
