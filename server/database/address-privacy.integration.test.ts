import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import type { OpenStorage } from "./open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "./testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

const SECRET = { latitude: 51.05412, longitude: 3.71893 };

/** Two estates that differ in what they hide alone. */
const hidden = (id: number, street: string, location: typeof SECRET): TestNode => ({
  general: {
    id,
    price: { value: 1 },
    address: {
      visible: false,
      street: { nl: street, fr: `rue ${street}` },
      number: "77",
      box: "Z9",
      city: { id: 1, zip: "9000", name: "Gent" },
      location,
      geoPrecision: 3,
    },
  },
});

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    const nodes = [hidden(1, "Zwijgstraat", SECRET), hidden(2, "Achterom", { ...SECRET, latitude: 51.0539 })];
    await importForTest(storage, { siteId: "huyzen", nodes });
  });
  afterAll(() => storage.close());

  const find = (search: EstateSearchInput) =>
    storage.searchEstates("huyzen", EstateSearch.parse(search), "nl");

  test.each(["full", "card", "marker"] as const)(
    "a %s view tells nothing of a hidden address",
    async (view) => {
      const { resultsJson } = await find({ view });
      expect(resultsJson).not.toMatch(/Zwijgstraat|Achterom|"77"|Z9|51\.054|51\.0539|3\.71893/);
      expect(JSON.parse(resultsJson)).toHaveLength(2);
    },
  );

  test("nor does the estate itself, its likes, its sitemap entry or its city", async () => {
    const answers = await Promise.all([
      storage.findEstate("huyzen", 1),
      storage.findSimilar("huyzen", 1, 3),
      storage.listEstateAddresses("huyzen"),
      storage.findCities("huyzen", "", "nl", 10),
      storage.countFacets("huyzen", EstateSearch.parse({}), "nl"),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/Zwijgstraat|Achterom|"77"|Z9|51\.0541|51\.0539|3\.71893/i);
  });

  test.each<[string, EstateSearchInput["where"]]>([
    ["a word of the street", { match: { "*": "zwijgstraat" } }],
    ["the beginning of the street", { match: { "general.address.street": "zw" } }],
    ["the house number", { match: { "*": "77" } }],
    ["the box", { match: { "*": "z9" } }],
    ["the French street", { match: { "*": "rue" } }],
    [
      "an area around the exact point",
      {
        area: [
          [3.7187, 51.0539],
          [3.7191, 51.0539],
          [3.7191, 51.0543],
          [3.7187, 51.0543],
        ],
      },
    ],
  ])("%s finds nothing", async (_, where) => {
    expect((await find({ where })).total).toBe(0);
  });

  test.each<EstateSearchInput["where"]>([
    { terms: { "general.address.street": ["Zwijgstraat"] } },
    { terms: { "general.address.number": ["77"] } },
    { range: { "general.address.location.latitude": { gte: 51.054 } } },
    { range: { "general.address.number": { gte: "77" } } },
  ])("no condition can ask for it: %j", async (where) => {
    await expect(find({ where })).rejects.toThrow(/general\.address/);
  });

  test.each(["price", "city", "date", "type"] as const)(
    "by %s, estates that differ in what they hide stand by id",
    async (sortType) => {
      for (const sortOrder of ["ASC", "DESC"] as const) {
        const { resultsJson } = await find({ sortBy: { sortType, sortOrder }, view: "card" });
        expect((JSON.parse(resultsJson) as TestNode[]).map(({ general }) => general.id)).toEqual([1, 2]);
      }
    },
  );

  test("the true address is kept apart for the agency's own use", async () => {
    const { rows } = await storage.pool.query("select address from estate_private_address where id = 1");
    expect(rows[0].address).toMatchObject({ number: "77", location: SECRET });
  });
});
