import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import { labelsAtLeast } from "#domain/estate/energy/energy-label.ts";
import { AMENITIES } from "#domain/listing/amenities.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

type Where = NonNullable<EstateSearchInput["where"]>;

const at = <T>(values: readonly T[], number: number) => values[number % values.length]!;

/** Some flats, and some projects of up to three units; each says something else of what it has. */
const NODES: readonly TestNode[] = Array.from({ length: 60 }, (_, number): TestNode => {
  const isUnit = number >= 45;
  return {
    general: {
      id: number + 1,
      project: number < 5,
      ...(isUnit && { parentId: 1 + (number % 5) }),
      headType: { id: number < 5 ? 7 : 3 },
      transaction: { id: at([1, 1, 5], number) },
      bedroomCount: at([null, 1, 2, 3, 8], number),
    },
    dimensions: {
      areaBuild: at([null, 55, 80, 101.5, 410], number * 3),
      areaGround: at([null, 300], number),
    },
    energy: { energyLabel: at([null, "A", "C", "D_B", "F"], number >> 1) },
    technical: {
      elevator: at([null, true, false], number),
      newBuilding: at([null, false, true], number >> 2),
    },
    layout: { terraceSurface: at([null, 9], number >> 1), garage: at([null, 1, 0], number >> 2) },
    property: { other: { garden: at([null, "ONLY_LAWN"], number >> 3) } },
  };
});

const CONDITIONS: readonly Where[] = [
  {},
  { terms: { "technical.elevator": [true] }, range: { "dimensions.areaBuild": { gte: 80 } } },
  { terms: { "energy.energyLabel": [...labelsAtLeast("C"), ""], "technical.garden": [true] } },
  { terms: { "general.transaction.id": [1], "technical.newBuilding": [false] } },
  { range: { "general.bedroomCount": { gte: 2 }, "dimensions.areaGround": { gte: 100 } } },
];

const withTerms = (where: Where, path: string, values: Array<string | boolean>): Where => ({
  ...where,
  terms: { ...where.terms, [path]: values },
});
const atLeast = (where: Where, path: string, gte: number): Where => ({
  ...where,
  range: { ...where.range, [path]: { gte } },
});

/** Each listing has one of these ids, which only the database can tell. */
const told = (where: Where): Where => ({
  ...where,
  terms: { ...where.terms, "general.id": NODES.map(({ general }) => general.id) },
});
const search = (where: Where) => EstateSearch.parse({ where, limit: { size: 0 } });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, { siteId: "huyzen", nodes: NODES });
  });
  afterAll(() => storage.close());

  const totalOf = async (where: Where) => (await storage.searchEstates("huyzen", search(where), "nl")).total;

  test.each(CONDITIONS)("each option under %j counts what a search for it finds", async (asked) => {
    const unknown = asked.terms?.["energy.energyLabel"] ? [""] : [];
    for (const where of [asked, told(asked)]) {
      const facets = await storage.countFacets("huyzen", search(where), "nl");
      const wheres: Array<readonly [count: number, Where]> = [
        ...facets.amenities.map(({ id, count }) => [count, withTerms(where, AMENITIES[id], [true])] as const),
        ...facets.newBuilding.map(
          ({ value, count }) => [count, withTerms(where, "technical.newBuilding", [value])] as const,
        ),
        ...facets.energyLabels.map(
          ({ id, count }) =>
            [count, withTerms(where, "energy.energyLabel", [...labelsAtLeast(id), ...unknown])] as const,
        ),
        ...facets.areas.map(
          ({ value, count }) => [count, atLeast(where, "dimensions.areaBuild", value)] as const,
        ),
        ...facets.plots.map(
          ({ value, count }) => [count, atLeast(where, "dimensions.areaGround", value)] as const,
        ),
        ...facets.bedroomsFrom.map(
          ({ value, count }) => [count, atLeast(where, "general.bedroomCount", value)] as const,
        ),
      ];
      expect(wheres.length).toBeGreaterThan(10);
      for (const [count, option] of wheres) expect([option, await totalOf(option)]).toEqual([option, count]);
    }
  });

  test("a project is found through one unit that can be had and has all that is asked", async () => {
    const both: Where = {
      terms: { "technical.terrace": [true], "technical.parking": [true], "general.headType.id": [7] },
    };
    const units = NODES.filter(({ general }) => general.parentId && general.transaction?.id === 1);
    const having = units.filter(({ layout }) => layout?.terraceSurface && layout.garage);
    const expected = new Set(having.map(({ general }) => general.parentId));
    expect(expected.size).toBeGreaterThan(0);
    expect(await totalOf(both)).toBe(expected.size);
  });
});
