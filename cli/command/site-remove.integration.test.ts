import { afterAll, beforeAll, expect, test } from "vitest";
import { withConnection } from "#platform/db/connection.ts";
import {
  bundleFiles,
  estateJson,
  folderOf,
  linesOf,
  siteJson,
  testFolder,
} from "#bundle/testing/test-bundle.ts";
import { openTestDatabase } from "#server/database/testing/test-database.ts";
import { runTyped } from "../testing/run-typed.ts";

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => void (database = await openTestDatabase()));
afterAll(() => database.close());

const TABLES = `
  select table_name from information_schema.columns
  where table_schema = 'public' and column_name = 'site_id'`;

/** The tables that hold rows of a site. */
const tablesOf = (siteId: string) =>
  withConnection(database.url, async (client) => {
    const { rows } = await client.query<{ table_name: string }>(TABLES);
    const found: string[] = [];
    for (const { table_name: table } of rows) {
      const { rowCount } = await client.query(`select from "${table}" where site_id = $1 limit 1`, [siteId]);
      if (rowCount) found.push(table);
    }
    return found;
  });

test("a site goes with all of it when the operator says so, and another one stays", async () => {
  const settings = { DATABASE_URL: database.url, DATA_DIR: await testFolder() };
  const gevel = (...typed: string[]) => runTyped(typed, { settings });
  const other = siteJson({ id: "other", hostnames: ["other.localhost"] });
  const unit = {
    id: 1,
    general: { title: { nl: "Duin" } },
    periods: [{ id: 1, start: "2030-07-01", end: "2030-07-08" }],
  };
  const lines = linesOf([
    estateJson(7, { project: true, headType: { id: 7 } }),
    estateJson(8, { parentId: 7, address: { street: { nl: "Kouter" }, city: { id: 1 }, visible: false } }),
  ]);
  await gevel("import", await folderOf(bundleFiles({ "site.json": JSON.stringify(other) })));
  await gevel(
    "import",
    await folderOf(bundleFiles({ "estates.ndjson": lines, "rentals.ndjson": linesOf([unit]) })),
  );
  await gevel("token", "create", "test", "--name", "crm", "--scopes", "listings");
  const before = await tablesOf("test");
  expect(before).toEqual(
    expect.arrayContaining(["access_token", "estate_content", "rental_period", "site_log"]),
  );
  const asked = await gevel("site", "remove", "test");
  expect([asked.exit, asked.stderr]).toEqual([2, expect.stringContaining("with 2 listings, 1 holiday home")]);
  expect(await tablesOf("test")).toEqual(before);
  const { exit, stdout } = await gevel("site", "remove", "test", "--yes");
  expect([exit, stdout]).toEqual([0, expect.stringContaining("test was removed with 2 listings")]);
  expect(await tablesOf("test")).toEqual([]);
  expect(await tablesOf("other")).toContain("estate_content");
  expect((await gevel("site", "remove", "test", "--yes")).exit).toBe(1);
});

test("whatever a table holds of a site goes with it", async () => {
  const staying = `
    select c.table_name from information_schema.columns c
    where c.table_schema = 'public' and c.column_name = 'site_id' and c.table_name <> 'site' and not exists (
      select from pg_constraint k
      where k.conrelid = format('%I', c.table_name)::regclass and k.contype = 'f' and k.confdeltype = 'c')`;
  const rows = await withConnection(database.url, async (client) => (await client.query(staying)).rows);
  expect(rows).toEqual([]);
});
