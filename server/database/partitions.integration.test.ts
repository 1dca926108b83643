import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeSite } from "#bundle/remove-site.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import { openListings } from "#features/listings/queries/listing-storage.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { connect } from "#platform/db/connection.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import { openStorage, type OpenStorage } from "./open-storage.ts";
import { openTestDatabase } from "./testing/test-database.ts";

const SQL = join(import.meta.dirname, "../../docs/partitions.sql");
const SITES = 100;
const SITE = "site-50";
const COPIED = ["site", "estate", "estate_content", "kind", "label"];

const NODES: readonly TestNode[] = Array.from({ length: 8 }, (_, number) => ({
  general: {
    id: number + 1,
    project: number === 0,
    ...(number === 1 && { parentId: 1 }),
    headType: { id: 1 + 2 * (number % 2) },
    transaction: { id: 1 },
    price: { value: 250_000 + number * 1_000 },
    title: { nl: `Woning ${number}` },
    bedroomCount: number % 4,
    publicationDate: "2026-03-01T10:00:00Z",
    address: {
      city: { id: 5 + (number % 2), zip: "9000", name: "Gent" },
      location: { latitude: 51.05, longitude: 3.7 + number / 100 },
    },
  },
}));

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let client: Client;
let storage: OpenStorage;

beforeAll(async () => {
  database = await openTestDatabase("postgresql-15");
  client = await connect(database.url);
  await client.query(`begin; ${await readFile(SQL, "utf8")}; commit`);
  storage = await openStorage({ databaseUrl: database.url, dataDir: "/nowhere" });
  await importForTest(storage, { siteId: "site-1", nodes: NODES });
  for (const table of COPIED) {
    await client.query(
      `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('site_id', 'site-' || n))).*
       from ${table} t, generate_series(2, ${SITES}) n where t.site_id = 'site-1'`,
    );
  }
  await client.query("analyze");
});
afterAll(async () => {
  await storage.close();
  await client.end();
  await database.close();
});

/** Explains what it is asked before it answers, and keeps which partitions each statement reads. */
function explainingReader() {
  const read: Array<{ text: string; partitions: number }> = [];
  const reader: DatabaseReader = {
    database: {
      query: async ({ text, values }) => {
        const { rows } = await storage.pool.query(`explain (format json) ${text}`, values);
        const found = JSON.stringify(rows).match(/"Relation Name":"estate(_content)?_\d+"/g) ?? [];
        const numbers = found.map((name) => /\d+/.exec(name)![0]);
        read.push({ text, partitions: new Set(numbers).size });
        return storage.pool.query({ text, values: values ?? [] });
      },
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    // Too small for an index: all is asked of the database.
    queryCache: createQueryCache(() => true, 1),
    warnOfLargeSite: () => undefined,
  };
  return { listings: openListings(reader), read };
}

const SEARCHES: readonly EstateSearchInput[] = [
  {},
  { sortBy: { sortType: "price" }, where: { range: { "general.price.value": { lte: 300_000 } } } },
  { sortBy: { sortType: "city" }, where: { terms: { "general.address.city.id": [5] } } },
  { sortBy: { sortType: "type" }, groupBy: "type" },
  { where: { match: { "*": "woning" } } },
  { where: { terms: { "general.parentId": [1] } } },
  {
    where: {
      area: [
        [3, 51],
        [4, 51],
        [4, 52],
        [3, 52],
      ],
    },
  },
];

test("each of the product's searches reads one of sixteen partitions, and finds what it finds without them", async () => {
  const { listings, read } = explainingReader();
  for (const [at, search] of SEARCHES.entries()) {
    const asked = EstateSearch.parse({ ...search, view: ["card", "full", "marker"][at % 3] });
    const expected = await storage.searchEstates("site-1", asked, "nl");
    expect(expected.total).toBeGreaterThan(0);
    expect((await listings.searchEstates(SITE, asked, "nl")).total).toBe(expected.total);
    await listings.countFacets(SITE, asked, "nl");
  }
  await listings.findEstate(SITE, 3);
  await listings.findSimilar(SITE, 3, 4);
  await listings.findCities(SITE, "gen", "nl", 5);
  await listings.listEstateAddresses(SITE);
  const ofListings = read.filter(({ text }) => /\bestate(_content)?\b/.test(text));
  expect(ofListings.length).toBeGreaterThan(25);
  expect(ofListings.filter(({ partitions }) => partitions > 1)).toEqual([]);
});

test("an import, its keys and the removal of a site hold over all partitions", async () => {
  const changed = NODES.map(({ general, ...node }) => ({
    ...node,
    general: { ...general, price: { value: 1 } },
  }));
  const outcome = await importForTest(storage, { siteId: SITE, nodes: changed.slice(0, 7) });
  expect(outcome).toMatchObject({ added: 0, changed: 7, removed: 1 });
  const count = async (table: string) =>
    (await client.query(`select count(*)::int as count from ${table}`)).rows[0].count;
  expect(await count("estate")).toBe(SITES * NODES.length - 1);
  expect(await count("estate_content")).toBe(SITES * NODES.length - 1);
  await expect(
    client.query("insert into estate_content select * from estate_content where site_id = $1 limit 1", [
      SITE,
    ]),
  ).rejects.toThrow(/duplicate key/);
  await expect(
    client.query("update estate_content set id = 404 where site_id = $1 and id = 1", [SITE]),
  ).rejects.toThrow(/foreign key/);
  expect(await removeSite(client, SITE)).toBe(true);
  expect(await count("estate_content")).toBe((SITES - 1) * NODES.length);
});
