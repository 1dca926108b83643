import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "../../schema/search.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { createQueryCache } from "#platform/db/query-cache.ts";
import { countFacets } from "../count-facets.ts";
import { searchEstates } from "../search-estates.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

/**
 * How projects are found, written down as plainly as can be, and asked of some hundred
 * projects of any kind: with units that are sold, hidden, on request, for rent, and without any.
 */
type Home = {
  readonly transaction: number | null;
  readonly type: number;
  readonly bedrooms: number | null;
  readonly area: number | null;
  readonly price: number | null;
  readonly vat: boolean;
};
type Project = Home & { readonly id: number; readonly city: number; readonly units: readonly Home[] };

const CAN_BE_HAD = new Set([1, 2, 3, 4, 7, 8, 10, 11]);
const DEALS: readonly (readonly number[])[] = [[1, 3, 5, 7, 11], [2, 4, 6, 8], [10]];
const GARAGE = 6;
const PRICES = [null, 0, 900, 15_000, 240_000, 249_000, 249_001, 310_000, 450_000];
const LIVING_AREAS = [null, 40, 79.5, 80, 120, 200];

const unit: fc.Arbitrary<Home> = fc.record({
  transaction: fc.constantFrom(1, 1, 1, 2, 3, 4, 5, 5, 6, 7, 8, 10, 11, null),
  type: fc.constantFrom(1, 3, 3, GARAGE),
  bedrooms: fc.option(fc.nat(8)),
  area: fc.constantFrom(...LIVING_AREAS),
  price: fc.constantFrom(...PRICES),
  vat: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});
const project = fc.record({
  own: unit,
  city: fc.constantFrom(1, 2),
  units: fc.array(unit, { maxLength: 5 }),
});

const PROJECTS: readonly Project[] = Array.from(
  fc.sample(project, { numRuns: 150, seed: 20_260_302 }),
  ({ own, city, units }, at) => ({ ...own, type: 7, city, id: 100 * (at + 1), units }),
);

function nodesOf({ units, ...own }: Project): TestNode[] {
  return [
    nodeOf(own, { id: own.id, project: true, address: { city: { id: own.city, name: `Stad ${own.city}` } } }),
    ...units.map((one, at) => nodeOf(one, { id: own.id + 1 + at, parentId: own.id })),
  ];
}

function nodeOf(
  { transaction, type, bedrooms, area, price, vat }: Home,
  general: TestNode["general"],
): TestNode {
  return {
    general: {
      ...general,
      headType: { id: type },
      transaction: transaction === null ? null : { id: transaction },
      bedroomCount: bedrooms,
      price: { value: price },
    },
    dimensions: { areaBuild: area },
    property: { financial: { vat_regime: vat } },
  };
}

const dealOf = (transaction: number | null) => DEALS.findIndex((ids) => ids.includes(transaction ?? 0));

/** The units that can still be had, each as its project sells it where it says nothing itself. */
function offered(own: Project): Home[] {
  return Array.from(own.units, (one) => ({
    ...one,
    transaction: one.transaction ?? own.transaction,
    vat: one.vat || own.vat,
  })).filter(({ transaction }) => CAN_BE_HAD.has(transaction ?? 0));
}

function modelPrice(own: Project): number | null {
  if (own.vat) return null;
  const left = offered(own);
  if (own.units.length > 0 && left.length === 0) return null;
  const deal = left.filter(
    ({ transaction }) => !own.transaction || dealOf(transaction) === dealOf(own.transaction),
  );
  const units = deal.filter(({ type }) => type !== GARAGE);
  const priced = (units.length > 0 ? units : deal).filter(({ price }) => price);
  if (priced.length === 0) return own.price || null;
  const least = Math.min(...priced.map(({ price }) => price!));
  return priced.some(({ price, vat }) => price === least && !vat) ? least : null;
}

/** Why nothing of a project is free; undefined where something is, and without units. */
function modelState(own: Project): string | undefined {
  const units = own.units.map(({ transaction }) => transaction ?? own.transaction ?? 0);
  if (units.length === 0 || !units.every((id) => [5, 6, 7, 8].includes(id))) return undefined;
  if (units.some((id) => id === 7 || id === 8)) return "underOption";
  return units.includes(5) ? "sold" : "rented";
}

type Asked = {
  readonly types?: readonly number[] | undefined;
  readonly bedrooms?: readonly number[] | undefined;
  readonly price?: { readonly gte?: number; readonly lte?: number } | undefined;
  readonly area?: { readonly gte?: number; readonly lte?: number } | undefined;
};

const within = (value: number | null, { gte = -Infinity, lte = Infinity }: NonNullable<Asked["price"]>) =>
  value !== null && value >= gte && value <= lte;

function isFound(own: Project, { types, bedrooms, price, area }: Asked): boolean {
  const left = offered(own);
  const soldOut = { ...own, price: null, bedrooms: null, area: null };
  const judged = own.units.length === 0 ? [own] : left.length > 0 ? left : [soldOut];
  return judged.some(
    (one) =>
      (!types || types.includes(one.type) || types.includes(own.type)) &&
      (!bedrooms ||
        bedrooms.some((count) => one.bedrooms === count || (count === 6 && (one.bedrooms ?? 0) > 6))) &&
      (!price || within(one.vat || !one.price ? null : one.price, price)) &&
      (!area || within(one.area, area)),
  );
}

const range = <T extends number | null>(values: readonly T[]) =>
  fc.record(
    {
      gte: fc.constantFrom(...values.filter((value) => value !== null)),
      lte: fc.constantFrom(...values.filter((value) => value !== null)),
    },
    { requiredKeys: [] },
  );

const asked: fc.Arbitrary<Asked> = fc.record(
  {
    types: fc.uniqueArray(fc.constantFrom(1, 3, GARAGE, 7), { minLength: 1 }),
    bedrooms: fc.uniqueArray(fc.nat(7), { minLength: 1, maxLength: 3 }),
    price: range(PRICES),
    area: range(LIVING_AREAS),
  },
  { requiredKeys: [] },
);

function whereOf({ types, bedrooms, price, area }: Asked): NonNullable<EstateSearchInput["where"]> {
  return {
    terms: {
      ...(types && { "general.headType.id": [...types] }),
      ...(bedrooms && { "general.bedroomCount": [...bedrooms] }),
    },
    range: { ...(price && { "general.price.value": price }), ...(area && { "dimensions.areaBuild": area }) },
  };
}

const IDS = PROJECTS.map(({ id }) => id);
/** Each listing has one of these ids, which the database alone can tell. */
const byIds = (where: NonNullable<EstateSearchInput["where"]>) => ({
  ...where,
  terms: { ...where.terms, "general.id": IDS },
});
describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, { siteId: "huyzen", nodes: PROJECTS.flatMap(nodesOf) });
  });
  afterAll(() => storage.close());

  /** The process answers, by itself or with ids that the database found; or the database does, where nothing may be cached. */
  const WAYS = ["process", "ids", "database"] as const;
  type Way = (typeof WAYS)[number];
  const readerBy = (way: Way): DatabaseReader => ({
    database: {
      query: (statement) => storage.pool.query(statement),
      waitForReplicas: () => undefined,
      replicasReady: () => [],
      close: async () => undefined,
    },
    queryCache: createQueryCache(() => way !== "database"),
    warnOfLargeSite: () => undefined,
  });
  const searchBy = (way: Way, where: EstateSearchInput["where"], more: EstateSearchInput = {}) =>
    EstateSearch.parse({
      where: way === "ids" ? byIds(where ?? {}) : where,
      limit: { size: 500 },
      view: "card",
      ...more,
    });

  async function find(
    where: EstateSearchInput["where"],
    more: EstateSearchInput = {},
    reader = readerBy("process"),
    way: Way = "process",
  ) {
    const { total, resultsJson } = await searchEstates(reader, "huyzen", searchBy(way, where, more), "nl");
    return { total, nodes: JSON.parse(resultsJson) as TestNode[] };
  }

  test.each(["full", "card", "marker"] as const)(
    "every project has its price in the %s view",
    async (view) => {
      const { nodes } = await find({}, { view });
      const told = new Map(nodes.map(({ general }) => [general.id, general.price?.priceFrom ?? null]));
      expect(PROJECTS.map((own) => [own.id, told.get(own.id)])).toEqual(
        PROJECTS.map((own) => [own.id, modelPrice(own)]),
      );
      for (const { general } of nodes)
        expect([undefined, null, 0, general.price?.priceFrom]).toContain(general.price?.value);
    },
  );

  test.each(["full", "card", "marker"] as const)(
    "a project of which no unit is free says why in the %s view",
    async (view) => {
      const { nodes } = await find({}, { view });
      const told = new Map(
        nodes.map((node) => [node.general.id, (node as { homesState?: string }).homesState]),
      );
      expect(PROJECTS.map((own) => [own.id, told.get(own.id)])).toEqual(
        PROJECTS.map((own) => [own.id, modelState(own)]),
      );
      expect([...told.values()]).toEqual(expect.arrayContaining([undefined, "underOption", "sold"]));
    },
  );

  test.each(["ASC", "DESC"] as const)(
    "by price, %s, projects stand by the price that they show",
    async (sortOrder) => {
      const sign = sortOrder === "ASC" ? 1 : -1;
      const byPrice = PROJECTS.map((own) => ({ id: own.id, price: modelPrice(own) })).toSorted(
        (a, b) =>
          Number(a.price === null) - Number(b.price === null) ||
          sign * ((a.price ?? 0) - (b.price ?? 0)) ||
          a.id - b.id,
      );
      for (const way of WAYS) {
        const { nodes } = await find({}, { sortBy: { sortType: "price", sortOrder } }, readerBy(way), way);
        expect(nodes.map(({ general }) => general.id)).toEqual(byPrice.map(({ id }) => id));
      }
    },
  );

  test("a project is found when one unit that can be had meets all that is asked", async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        const expected = PROJECTS.filter((own) => isFound(own, wanted)).map(({ id }) => id);
        for (const way of WAYS) {
          const { total, nodes } = await find(whereOf(wanted), {}, readerBy(way), way);
          expect(nodes.map(({ general }) => general.id).toSorted((a, b) => a - b)).toEqual(expected);
          expect(total).toBe(expected.length);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("an option of a filter counts what a search for it finds", async () => {
    await fc.assert(
      fc.asyncProperty(asked, async (wanted) => {
        for (const way of WAYS) {
          const reader = readerBy(way);
          const totalOf = async (where: typeof ALL) => (await find(where, {}, reader, way)).total;
          const facets = await countFacets(reader, "huyzen", searchBy(way, whereOf(wanted)), "nl");
          for (const { id, count } of facets.headTypes)
            expect(await totalOf(whereOf({ ...wanted, types: [id] }))).toBe(count);
          for (const { value, count } of facets.bedrooms)
            expect(await totalOf(whereOf({ ...wanted, bedrooms: [value] }))).toBe(count);
          for (const price of [facets.prices.min, facets.prices.max].filter((bound) => bound !== null))
            expect(await totalOf(whereOf({ ...wanted, price: { gte: price, lte: price } }))).toBeGreaterThan(
              0,
            );
          const { locations } = facets;
          expect(locations.reduce((sum, { count }) => sum + count, 0)).toBe(await totalOf(whereOf(wanted)));
        }
      }),
      { numRuns: 15 },
    );
  });
});

const ALL: NonNullable<EstateSearchInput["where"]> = {};
