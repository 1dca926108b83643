import { afterAll, beforeAll, expect, test } from "vitest";
import { importForTest } from "#bundle/testing/test-import.ts";
import { EstateSearch } from "#features/listings/schema/search.ts";
import { connect } from "#platform/db/connection.ts";
import { openStorage, type OpenStorage } from "./open-storage.ts";
import { openTestDatabase } from "./testing/test-database.ts";

const POOL_SIZE = 2;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let storage: OpenStorage;

/** The database lists its connections by this name. */
const addressNamed = (name: string) => `${database.url}?application_name=${name}`;

beforeAll(async () => {
  database = await openTestDatabase();
  storage = await openStorage({
    databaseUrl: addressNamed("pooled"),
    directDatabaseUrl: addressNamed("direct"),
    databasePoolSize: POOL_SIZE,
    dataDir: "/nowhere",
  });
});
afterAll(async () => {
  await storage.close();
  await database.close();
});

async function connections(): Promise<Array<{ name: string; last: string }>> {
  const client = await connect(database.url);
  try {
    const { rows } = await client.query<{ name: string; last: string }>(
      `select application_name as name, query as last from pg_stat_activity
       where datname = current_database() and application_name in ('pooled', 'direct')`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

test("pages and forms use the pooler, what needs a connection of its own the direct address", async () => {
  const nodes = [{ general: { id: 1 } }];
  await importForTest(storage, { siteId: "huyzen", nodes });
  expect(storage.databaseUrl).toBe(addressNamed("direct"));
  await storage.isReady();
  const searches = Array.from({ length: 8 }, (_, from) =>
    storage.searchEstates("huyzen", EstateSearch.parse({ limit: { from, size: 1 }, view: "full" }), "nl"),
  );
  expect((await Promise.all(searches)).every(({ total }) => total === 1)).toBe(true);
  const pooled = (await connections()).filter(({ name, last }) => name === "pooled" && last !== "select 1");
  expect(pooled).toHaveLength(POOL_SIZE);
  // What listens; the import's own connection ended.
  await expect.poll(async () => (await connections()).filter(({ name }) => name === "direct").length).toBe(1);
});
