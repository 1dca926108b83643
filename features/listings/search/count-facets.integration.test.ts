import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { LISTINGS, REFERENCE } from "./testing/test-listings.ts";

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, { siteId: "huyzen", nodes: LISTINGS, content: { reference: REFERENCE } });
  });
  afterAll(() => storage.close());

  const facetsOf = (where: EstateSearchInput["where"], locale: Locale = "nl") =>
    storage.countFacets("huyzen", EstateSearch.parse({ where }), locale);

  const totalOf = async (where: EstateSearchInput["where"]) =>
    (await storage.searchEstates("huyzen", EstateSearch.parse({ where }), "nl")).total;

  test("options count every other condition but their own", async () => {
    const facets = await facetsOf({
      terms: { "general.headType.id": [1], "general.address.city.id": [1] },
      range: { "general.price.value": { lte: 250_000 } },
    });
    expect(facets).toMatchObject({
      headTypes: [
        { id: 3, name: "Appartement", count: 1 },
        { id: 7, name: "Nieuwbouw", count: 1 },
      ],
      subTypes: [],
      transactions: [],
      countries: [],
      locations: [],
      prices: { min: 300_000, max: 300_000 },
      bedrooms: [],
    });
  });

  test("options without conditions have all names in the visitor's language, and six stands for six and more", async () => {
    expect(await facetsOf({}, "fr")).toMatchObject({
      headTypes: [
        { id: 3, name: "Appartement", count: 2 },
        { id: 1, name: "Maison", count: 2 },
        { id: 7, name: "Zone neuve", count: 1 },
      ],
      subTypes: [{ id: 11, name: "11", count: 1 }],
      transactions: [
        { id: 1, name: "1", count: 3 },
        { id: 2, name: "2", count: 1 },
      ],
      countries: [
        { id: "BE", name: "België", count: 1 },
        { id: "FR", name: "France", count: 1 },
      ],
      locations: [
        { id: 1, zip: "9000", name: "Gand", count: 2 },
        { id: 2, zip: "9300", name: "Zalost", count: 1 },
      ],
      prices: { min: 900, max: 300_000 },
      bedrooms: [
        { value: 2, count: 1 },
        { value: 3, count: 1 },
        { value: 6, count: 2 },
      ],
    });
  });

  test.each<EstateSearchInput["where"]>([
    {},
    { terms: { "general.address.city.id": [1, 2] } },
    { terms: { "general.address.city.id": [1], "general.transaction.id": [1] } },
    { range: { "general.price.value": { gte: 900, lt: 300_000 } } },
    { terms: { "general.price.value": [300_000] }, range: { "general.bedroomCount": { gte: 3 } } },
    { terms: { "general.headType.id": [1, 3] }, range: { "general.price.value": { lte: 300_000 } } },
    { terms: { "general.address.city.id": [2] }, range: { "general.price.value": { gt: 1_000 } } },
  ])("the process counts %j as the database does", async (where) => {
    // Each listing has one of these ids, which only the database can tell.
    const terms = { ...where?.terms, "general.id": LISTINGS.map(({ general }) => general.id) };
    const told = { ...where, terms };
    expect(await facetsOf(where)).toEqual(await facetsOf(told));
    expect(await totalOf(where)).toBe(await totalOf(told));
  });

  test("options of nothing have no prices", async () => {
    expect((await facetsOf({ terms: { "general.id": [0] } })).prices).toEqual({ min: null, max: null });
  });

  test("cities are suggested by name, alias and postcode, with what they have", async () => {
    expect(await storage.findCities("huyzen", "gAn", "nl", 5)).toEqual([
      { id: 1, zip: "9000", name: "Gent", count: 2 },
    ]);
    expect(await storage.findCities("huyzen", "93", "nl", 5)).toEqual([
      { id: 2, zip: "9300", name: "Aalst", count: 1 },
    ]);
    expect(await storage.findCities("huyzen", "Brugge", "nl", 5)).toEqual([]);
    expect((await storage.findCities("huyzen", "", "nl", 1)).map(({ name }) => name)).toEqual(["Aalst"]);
  });
});
