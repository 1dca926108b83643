import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import { ReferenceData } from "#features/site/schema/reference.ts";
import { ANYWHERE } from "#domain/listing/search-paths.ts";
import { GROUPINGS, SORT_ORDERS, SORT_TYPES } from "#domain/listing/search.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { countFacets } from "../search/count-facets.ts";
import { searchEstates } from "../search/search-estates.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

/** Two cities that read the same, one with a sign, one that another language calls otherwise, one without a name. */
const CITIES = [
  { id: 5, zip: "9300", name: "Aalst" },
  { id: 3, zip: "3800", name: "aalst" },
  { id: 4, zip: "4000", name: "Luik", alias: { fr: "Liège", de: "Lüttich" } },
  { id: 9, zip: "4837", name: "Église" },
  { id: 2, zip: "1000", name: "" },
  null,
];
const PRICES = [null, 0, 950, 950.5, 250_000, 250_000, 1_000_000];
const DATES = [null, "2026-03-01T23:30:00Z", "2026-03-01T23:30:00.000001Z", "1999-12-31T00:00:00Z"];
const TYPES = [1, 3, 7, null, 6, 2];
const SUB_TYPES = [12, 11, 14, null, 13];
const REFERENCE = ReferenceData.parse({
  headTypes: [
    { id: 1, name: { nl: "Huis", fr: "Maison" } },
    { id: 3, name: { nl: "Appartement" } },
  ],
  subTypes: [
    { id: 12, name: { nl: "Appartement", de: "Wohnung" } },
    { id: 14, name: { nl: "Loft" } },
    { id: 13, name: { nl: "Duplex", fr: "Souplex" } },
  ],
});

const at = <T>(values: readonly T[], number: number) => values[number % values.length]!;

/** A few places, some of them on the edges of the areas that are asked for. */
const LNGS = [4, 4.25, 4.5, 5];
const LATS = [50.5, 51, 51.25];
const PLACES = [null, ...LNGS.flatMap((longitude) => LATS.map((latitude) => ({ longitude, latitude })))];

const TITLES = [null, { nl: "Ruim huis" }, { nl: "Licht huis met tuin", fr: "Maison claire" }];

const AREAS = [null, 39.5, 40, 112.35, 900];
const LABELS = [null, "A+", "C", "F_C", "B_A", "G"];
const FLAGS = [null, true, false];

function traitsOf(number: number): Omit<TestNode, "general"> {
  return {
    dimensions: { areaBuild: at(AREAS, number * 3), areaGround: at(AREAS, number >> 2) },
    energy: { energyLabel: at(LABELS, number * 5 + (number >> 3)) },
    technical: {
      elevator: at(FLAGS, number >> 1),
      newBuilding: at(FLAGS, number * 2 + (number >> 4)),
      directionGarden: at([null, "S"], number),
    },
    layout: { terraceSurface: at([null, 12], number >> 2), parkingspace: at([null, 0, 1], number) },
  };
}

/** Every second combination or so of the above, in no order of any. */
const LISTINGS: readonly TestNode[] = Array.from({ length: 120 }, (_, number): TestNode => {
  const headType = at(TYPES, number * 7);
  const subType = at(SUB_TYPES, number >> 2);
  return {
    general: {
      id: 1 + ((number * 71) % 127),
      project: number % 7 === 0,
      hidden: number % 11 === 0,
      title: at(TITLES, number >> 1),
      headType: headType === null ? null : { id: headType },
      subType: subType === null ? null : { id: subType },
      transaction: { id: 1 + (number % 2) },
      price: { value: at(PRICES, number * 3 + (number >> 4)) },
      publicationDate: at(DATES, number >> 1),
      bedroomCount: number % 8,
      address: {
        city: at(CITIES, number * 5 + (number >> 3)),
        country: { id: at(["BE", "FR"], number >> 5) },
        location: at(PLACES, number * 3 + (number >> 3)),
      },
    },
    ...traitsOf(number),
  };
});
const IDS = LISTINGS.filter(({ general }) => !general.hidden).map(({ general }) => general.id);
const TYPE_OF = new Map(LISTINGS.map(({ general }) => [general.id, general.headType?.id]));

/** Estates of every second project, some of them sold. */
const HOMES: readonly TestNode[] = LISTINGS.filter(({ general }) => general.project).flatMap(
  (project, number) =>
    Array.from({ length: 2 * (number % 2) }, (_, estate): TestNode => {
      const at = number * 3 + estate;
      return {
        general: {
          id: 1_000 + at,
          parentId: project.general.id,
          title: TITLES[1],
          headType: { id: 3 - 2 * (at % 2) },
          transaction: { id: [1, 2, 5, 7][at % 4]! },
          price: { value: PRICES[(at * 5) % PRICES.length]! },
          bedroomCount: at % 8,
        },
        ...traitsOf(at * 7),
      };
    }),
);

const someOf = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values), { minLength: 1 });
const bound = fc.constantFrom(-1, 0, 949, 950, 950.25, 950.5, 250_000, 999_999, 1_000_000, 2_000_000);
const bounds = fc.record({ gte: bound, gt: bound, lte: bound, lt: bound }, { requiredKeys: [] });

const areaBounds = fc.record(
  { gte: fc.constantFrom(40, 112.35, 500), lt: fc.constantFrom(112.35, 900) },
  { requiredKeys: [] },
);

/** Also lines that cross themselves, and areas of no width. */
const area = fc.array(fc.tuple(fc.constantFrom(...LNGS), fc.constantFrom(...LATS)), {
  minLength: 3,
  maxLength: 6,
});

const words = fc.constantFrom("huis", "tuin licht", "maison", "9300", "Aalst huis", "");

const where = fc.record({
  match: fc.record({ [ANYWHERE]: words, "general.title": words }, { requiredKeys: [] }),
  area: fc.option(area, { nil: undefined, freq: 2 }),
  terms: fc.record(
    {
      "general.address.city.id": someOf([2, 3, 4, 5, 9, 404]),
      "general.headType.id": someOf([1, 3, 7, 404]),
      "general.subType.id": someOf([11, 12, 13]),
      "general.transaction.id": someOf([1, 2]),
      "general.address.country.id": someOf(["BE", "FR", "NL"]),
      "technical.elevator": someOf([true, false]),
      "technical.newBuilding": someOf([true, false]),
      "technical.terrace": someOf([true]),
      "technical.garden": someOf([true]),
      "technical.parking": someOf([true]),
      "energy.energyLabel": someOf(["", "A+", "C", "F_C", "B_A"]),
      // These two the database alone knows.
      "general.id": someOf([...IDS.slice(0, 60), 1_000]),
      "general.address.city.zip": someOf(["9300", "3800", "1000"]),
    },
    { requiredKeys: [] },
  ),
  range: fc.record(
    {
      "general.price.value": bounds,
      "general.publicationDate": fc.record({ gte: fc.constantFrom("2026-03-01", "2026-03-02") }),
      "general.bedroomCount": fc.record({ gte: fc.nat(8) }),
      "dimensions.areaBuild": areaBounds,
      "dimensions.areaGround": areaBounds,
    },
    { requiredKeys: [] },
  ),
});

const search: fc.Arbitrary<EstateSearchInput> = fc.record(
  {
    where,
    sortBy: fc.record(
      {
        sortType: fc.constantFrom(...SORT_TYPES),
        sortOrder: fc.constantFrom(...SORT_ORDERS),
        homesFirst: fc.boolean(),
      },
      { requiredKeys: ["sortType"] },
    ),
    groupBy: fc.constantFrom(...GROUPINGS),
    limit: fc.record({ from: fc.nat(130), size: fc.nat(130) }),
  },
  { requiredKeys: ["where"] },
);

/** Rows of a cache in which no list of the site's listings fits: the database answers all searches. */
const TOO_FEW = 10;

/** Reads the same database with room for so many rows, and tells what it was asked. */
function readerWith({ pool }: OpenStorage, mostRows: number) {
  const asked: string[] = [];
  const tooMany: Array<[siteId: string, listings: number]> = [];
  const query: DatabaseReader["database"]["query"] = (statement) => {
    asked.push(statement.text);
    return pool.query(statement);
  };
  const reader: DatabaseReader = {
    database: {
      query,
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    queryCache: createQueryCache(() => true, mostRows),
    warnOfLargeSite: (...noted) => void tooMany.push(noted),
  };
  return { reader, asked, tooMany };
}

const readsAllRows = (statement: string) => statement.includes("int8send(e.id)");

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, {
      siteId: "huyzen",
      nodes: [...LISTINGS, ...HOMES],
      content: { reference: REFERENCE },
    });
  });
  afterAll(() => storage.close());

  test("the process finds, orders, groups and counts whatever is asked as the database does for a site with more listings than the process keeps a list of, whose rows are never read", async () => {
    const { reader, asked: statements, tooMany } = readerWith(storage, TOO_FEW);
    await fc.assert(
      fc.asyncProperty(search, fc.constantFrom(...LOCALES), async (input, locale) => {
        const asked = EstateSearch.parse({ ...input, view: "card" });
        expect(await searchEstates(reader, "huyzen", asked, locale)).toEqual(
          await storage.searchEstates("huyzen", asked, locale),
        );
        expect(await countFacets(reader, "huyzen", asked, locale)).toEqual(
          await storage.countFacets("huyzen", asked, locale),
        );
      }),
      { numRuns: 200 },
    );
    expect(statements.filter(readsAllRows)).toEqual([]);
    expect(statements.length).toBeGreaterThan(100);
    expect(tooMany).toContainEqual(["huyzen", IDS.length]);
  });

  test("a site that fits is read once for all its lists", async () => {
    const { reader, asked: statements, tooMany } = readerWith(storage, 10_000);
    for (const size of [1, 2, 3]) {
      const asked = EstateSearch.parse({ limit: { size }, view: "card" });
      expect(await searchEstates(reader, "huyzen", asked, "nl")).toEqual(
        await storage.searchEstates("huyzen", asked, "nl"),
      );
    }
    expect(statements.filter(readsAllRows)).toHaveLength(1);
    expect(tooMany).toEqual([]);
  });

  test.each(
    SORT_TYPES.flatMap((sortType) =>
      SORT_ORDERS.flatMap((sortOrder) => LOCALES.map((locale) => ({ sortType, sortOrder, locale }))),
    ),
  )("every listing has the database's place by $sortType, $sortOrder, in $locale", async (sort) => {
    const { sortType, sortOrder, locale } = sort;
    const all = EstateSearch.parse({ sortBy: { sortType, sortOrder }, limit: { size: 500 }, view: "card" });
    const found = await storage.searchEstates("huyzen", all, locale);
    expect(JSON.parse(found.resultsJson)).toHaveLength(IDS.length);
    const { reader } = readerWith(storage, TOO_FEW);
    expect(found).toEqual(await searchEstates(reader, "huyzen", all, locale));
  });

  test("garages and land come after homes, each part by price", async () => {
    const homesFirst = EstateSearch.parse({
      sortBy: { sortType: "price", homesFirst: true },
      limit: { size: 500 },
      view: "card",
    });
    const found = await storage.searchEstates("huyzen", homesFirst, "nl");
    const { reader } = readerWith(storage, TOO_FEW);
    expect(found).toEqual(await searchEstates(reader, "huyzen", homesFirst, "nl"));
    const isHome = (JSON.parse(found.resultsJson) as ReadonlyArray<{ general: { id: number } }>).map(
      ({ general }) => ![2, 6].includes(TYPE_OF.get(general.id) ?? 0),
    );
    expect(isHome.lastIndexOf(true)).toBeLessThan(isHome.indexOf(false));
  });

  test("some cities alone are counted as among all", async () => {
    const { locations } = await storage.countFacets("huyzen", EstateSearch.parse({}), "fr");
    const few = await storage.countFacets("huyzen", { where: {}, locations: [9, 404, 4, 4] }, "fr");
    expect(few.locations).toEqual(locations.filter(({ id }) => id === 4 || id === 9));
  });
});
