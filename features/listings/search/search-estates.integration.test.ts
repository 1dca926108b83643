import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest } from "#bundle/testing/test-import.ts";
import { LISTINGS, REFERENCE } from "./testing/test-listings.ts";
import { UnknownPathError } from "../search-conditions/conditions-of.ts";

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, { siteId: "huyzen", nodes: LISTINGS, content: { reference: REFERENCE } });
  });
  afterAll(() => storage.close());

  async function find(search: EstateSearchInput, locale: Locale = "nl"): Promise<number[]> {
    const found = await storage.searchEstates("huyzen", EstateSearch.parse(search), locale);
    const results = JSON.parse(found.resultsJson) as Array<{ general: { id: number } }>;
    if (!search.limit) expect(found.total).toBe(results.length);
    return results.map(({ general }) => general.id);
  }

  const matching = (where: EstateSearchInput["where"]) => find({ where, sortBy: { sortType: "price" } });

  test("a search without conditions returns projects and standalone properties, newest first, undated last", async () => {
    expect(await find({})).toEqual([1, 2, 10, 20, 21]);
  });

  test.each<[string, EstateSearchInput["sortBy"], Locale, number[]]>([
    ["price goes up unless said", { sortType: "price" }, "nl", [2, 10, 1, 20, 21]],
    ["price goes down with ties by id", { sortType: "price", sortOrder: "DESC" }, "nl", [1, 20, 10, 2, 21]],
    ["date goes up", { sortType: "date" }, "nl", [2, 1, 10, 20, 21]],
    ["cities follow the Dutch alphabet", { sortType: "city" }, "nl", [2, 1, 10, 20, 21]],
    ["cities follow the French names", { sortType: "city" }, "fr", [1, 10, 2, 20, 21]],
    ["cities go down, no city last", { sortType: "city", sortOrder: "DESC" }, "nl", [1, 10, 2, 20, 21]],
    ["types follow their names", { sortType: "type" }, "nl", [2, 1, 20, 10, 21]],
    [
      "types follow their French names, downwards",
      { sortType: "type", sortOrder: "DESC" },
      "fr",
      [10, 1, 20, 2, 21],
    ],
  ])("%s", async (_, sortBy, locale, ids) => {
    const found = await find({ sortBy }, locale);
    expect(found.filter((id) => ids.includes(id))).toEqual(ids);
  });

  test.each<[string, NonNullable<EstateSearchInput["where"]>, number[]]>([
    ["values of one path are ORed", { terms: { "general.headType.id": [1, 3] } }, [2, 10, 1, 20]],
    [
      "conditions are ANDed",
      { terms: { "general.headType.id": [1, 3], "general.transaction.id": [2] } },
      [2],
    ],
    [
      "a project's price is its cheapest unit's",
      { range: { "general.price.value": { gte: 200_000, lt: 250_000 } } },
      [10],
    ],
    ["bedrooms of any unit count for a project", { terms: { "general.bedroomCount": [2, 3] } }, [10, 1]],
    ["six and more bedrooms", { range: { "general.bedroomCount": { gte: 6 } } }, [2, 10]],
    ["six bedrooms as six and more", { terms: { "general.bedroomCount": [6] } }, [2, 10]],
    [
      "no project whose estates meet each a part of what is asked",
      { terms: { "general.bedroomCount": [2] }, range: { "general.price.value": { lte: 200_000 } } },
      [],
    ],
    ["exactly seven bedrooms", { terms: { "general.bedroomCount": [7] } }, [2]],
    [
      "a project is in its unit's collection",
      { terms: { "children.estate_collections.estate_collection_id": [5] } },
      [10],
    ],
    ["units come when their project is asked", { terms: { "general.parentId": [10] } }, [12, 11]],
    [
      "a day lasts as long as in Belgium",
      { range: { "general.publicationDate": { gte: "2026-03-02", lte: "2026-03-02" } } },
      [1],
    ],
    ["a flag", { terms: { "general.project": [true] } }, [10]],
    ["an unset flag is neither true", { terms: { "technical.elevator": [true] } }, []],
    ["a project is new-build by its type", { terms: { "technical.newBuilding": [true] } }, [2, 10]],
    ["nor false", { terms: { "technical.newBuilding": [false] } }, []],
    ["an area to live in", { range: { "dimensions.areaBuild": { gt: 79.5, lte: 80 } } }, [2]],
    ["a code", { terms: { "energy.energyLabel": ["B"] } }, [2]],
    [
      "a label, or none that anybody knows",
      { terms: { "energy.energyLabel": ["B", ""], "general.id": [1, 2] } },
      [2, 1],
    ],
    ["a country", { terms: { "general.address.country.id": ["BE"] } }, [1]],
    ["a postcode", { terms: { "general.address.city.zip": ["9300"] } }, [2]],
    ["an id", { terms: { "general.id": [20, 11] } }, [20]],
    ["words in any language", { match: { "*": "maître" } }, [1]],
    ["words without accents and case", { match: { "*": "MAITRE baumen strasse" } }, [1]],
    ["the beginning of a word", { match: { "*": "heren" } }, [1]],
    ["words all have to be there", { match: { "*": "herenwoning villa" } }, []],
    ["a word at its own path", { match: { "general.title": "kouter" } }, [10]],
    ["a street", { match: { "general.address.street": "kouter 12" } }, [1]],
    ["a city by its alias", { match: { "general.address.city.name": "gand" } }, [10, 1]],
    ["a reference as a whole", { match: { "general.reference": "hz-2026/001" } }, [1]],
    ["a reference anywhere", { match: { "*": "HZ 2026" } }, [1]],
    ["no mark of a reference", { match: { "*": "ref" } }, []],
    ["signs are no words and ask nothing", { match: { "*": " !' :*& " }, terms: { "general.id": [1] } }, [1]],
    [
      "a drawn area",
      {
        area: [
          [3.7, 51],
          [3.8, 51],
          [3.8, 51.1],
          [3.7, 51.1],
        ],
      },
      [1],
    ],
    [
      "an area whose box holds more than it does",
      {
        area: [
          [3.6, 50.9],
          [4.1, 50.9],
          [4.1, 51],
        ],
      },
      [2],
    ],
  ])("finds %s", async (_, where, ids) => {
    expect(await matching(where)).toEqual(ids);
  });

  test("pages follow each other without a gap", async () => {
    const pages = await Promise.all(
      [0, 2, 4].map((from) => find({ sortBy: { sortType: "price" }, limit: { from, size: 2 } })),
    );
    expect(pages).toEqual([[2, 10], [1, 20], [21]]);
  });

  test("a search for no results still counts", async () => {
    const found = await storage.searchEstates("huyzen", EstateSearch.parse({ limit: { size: 0 } }), "nl");
    expect(found).toEqual({ total: 5, resultsJson: "[]" });
  });

  test("groups come in their order with all their ids, and results follow the groups", async () => {
    const search = EstateSearch.parse({
      groupBy: "type",
      sortBy: { sortType: "price" },
      limit: { from: 1, size: 3 },
      view: "card",
    });
    const found = await storage.searchEstates("huyzen", search, "fr");
    expect(found.groups).toEqual([
      { key: "1", name: "Maison", total: 2, ids: [1, 20] },
      { key: "3", name: "Appartement", total: 1, ids: [2] },
      { key: "7", name: "Zone neuve", total: 1, ids: [10] },
      { key: "", name: "Projets", total: 1, ids: [21] },
    ]);
    expect(found.total).toBe(5);
    const results = JSON.parse(found.resultsJson) as Array<{ general: { id: number } }>;
    expect(results.map(({ general }) => general.id)).toEqual([20, 2, 10]);
  });

  test.each([
    [
      "subtype",
      [
        ["11", [1]],
        ["Projecten", [2, 10, 20, 21]],
      ],
    ],
    [
      "city",
      [
        ["Aalst", [2]],
        ["Gent", [1, 10]],
        ["Projecten", [20, 21]],
      ],
    ],
    [
      "status",
      [
        ["1", [1, 10, 20]],
        ["2", [2]],
        ["Projecten", [21]],
      ],
    ],
  ] as const)("listings are grouped by %s, under the names of the language", async (groupBy, groups) => {
    const { groups: found = [] } = await storage.searchEstates(
      "huyzen",
      EstateSearch.parse({ groupBy }),
      "nl",
    );
    expect(found.map(({ name, ids }) => [name, ids])).toEqual(groups);
  });

  test("a full project comes with its units, each under the project's address", async () => {
    const search = EstateSearch.parse({ where: { terms: { "general.id": [10] } } });
    const { resultsJson } = await storage.searchEstates("huyzen", search, "nl");
    const [project] = JSON.parse(resultsJson) as Array<{
      children: Array<{ uri: object; children: object[] }>;
    }>;
    expect(project?.children.map(({ uri }) => uri)).toMatchObject([
      { nl: "/nl/aanbod/10/pand-10/11" },
      { nl: "/nl/aanbod/10/pand-10/12", fr: "/fr/offre/10/pand-10/12" },
    ]);
    expect(project?.children[0]?.children).toEqual([]);
  });

  test("markers hold what a map needs and no more", async () => {
    const search = EstateSearch.parse({ where: { terms: { "general.id": [1] } }, view: "marker" });
    const { resultsJson } = await storage.searchEstates("huyzen", search, "nl");
    expect(JSON.parse(resultsJson)).toEqual([
      {
        general: {
          id: 1,
          project: false,
          headType: { id: 1 },
          subType: { id: 11 },
          transaction: { id: 1 },
          price: { value: 300_000 },
          address: { location: { latitude: 51.05, longitude: 3.72 } },
        },
      },
    ]);
  });

  test.each<[string, EstateSearchInput["where"]]>([
    ["where.terms.general.colour", { terms: { "general.colour": [1] } }],
    ["where.terms.id); drop table estate; --", { terms: { "id); drop table estate; --": [1] } }],
    ["where.range.general.headType.id", { range: { "general.headType.id": { gte: 1 } } }],
    ["where.terms.general.headType.id", { terms: { "general.headType.id": ["1"] } }],
    ["where.match.general.price.value", { match: { "general.price.value": "1" } }],
  ])("refuses %s by name", async (path, where) => {
    await expect(find({ where })).rejects.toSatisfy(
      (error) => error instanceof UnknownPathError && error.path === path,
    );
    const body = EstateSearch.parse({ where });
    await expect(storage.countFacets("huyzen", body, "nl")).rejects.toBeInstanceOf(UnknownPathError);
  });

  test("similar listings are of the same kind of deal and family of types, the likest first", async () => {
    const similar = JSON.parse(await storage.findSimilar("huyzen", 1, 5)) as Array<{
      general: { id: number };
    }>;
    expect(similar.map(({ general }) => general.id)).toEqual([20, 10]);
  });
});
