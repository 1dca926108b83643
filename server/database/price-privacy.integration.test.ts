import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "#features/listings/schema/search.ts";
import { PRICE_PATHS } from "#domain/estate/price/hidden-price.ts";
import type { OpenStorage } from "./open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "./testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

const SECRET = 389_123;

/** An estate that says a figure wherever a price follows from it. */
function under(
  vat: boolean,
  id: number,
  amount: number,
  general: Partial<TestNode["general"]> = {},
): TestNode {
  const node: Record<string, unknown> = {
    general: { id, headType: { id: 1 }, transaction: { id: 1 }, price: {}, ...general },
    property: { financial: { vat_regime: vat } },
  };
  for (const path of PRICE_PATHS) put(node, path.split("."), amount);
  return node as TestNode;
}

function put(node: Record<string, unknown>, [key, ...rest]: string[], amount: number): void {
  if (rest.length === 0) node[key!] = amount;
  else put((node[key!] ??= {}) as Record<string, unknown>, rest, amount);
}

const project = (vat: boolean) => under(vat, 10, 249_123, { project: true });
const home = (id: number, amount: number, vat = false) => under(vat, id, amount, { parentId: 10 });

const HOMES = [
  under(true, 1, SECRET),
  under(true, 2, SECRET - 1_000),
  under(false, 3, 300_000),
  under(false, 4, 450_000),
  { general: { id: 5, headType: { id: 1 }, transaction: { id: 1 } } },
];

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, { siteId: "huyzen", nodes: HOMES });
  });
  afterAll(() => storage.close());

  const find = async (search: EstateSearchInput, siteId = "huyzen") => {
    const found = await storage.searchEstates(siteId, EstateSearch.parse(search), "nl");
    const ids = (JSON.parse(found.resultsJson) as TestNode[]).map(({ general }) => general.id);
    return { ...found, ids };
  };

  test.each(["full", "card", "marker"] as const)(
    "a %s view tells nothing of a hidden price",
    async (view) => {
      const { resultsJson, ids } = await find({ view });
      expect(resultsJson).not.toMatch(/38[89]123/);
      expect(ids).toEqual([1, 2, 3, 4, 5]);
    },
  );

  test("nor does the estate itself, its likes or what a filter offers", async () => {
    const answers = await Promise.all([
      storage.findEstate("huyzen", 1),
      storage.findSimilar("huyzen", 1, 3),
      storage.countFacets("huyzen", EstateSearch.parse({}), "nl"),
      storage.countFacets("huyzen", EstateSearch.parse({ where: { terms: { "general.id": [1, 2] } } }), "nl"),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/38[89]123/);
    expect(answers.slice(2)).toMatchObject([
      { prices: { min: 300_000, max: 450_000 } },
      { prices: { min: null, max: null } },
    ]);
  });

  test.each<EstateSearchInput["where"]>([
    { range: { "general.price.value": { gte: SECRET, lte: SECRET } } },
    { range: { "general.price.value": { gte: SECRET - 1_000, lt: 400_000 } } },
    { terms: { "general.price.value": [SECRET, SECRET - 1_000] } },
  ])("no range and no term finds it: %j", async (where) => {
    expect((await find({ where })).total).toBe(0);
    expect((await storage.countFacets("huyzen", EstateSearch.parse({ where }), "nl")).headTypes).toEqual([]);
  });

  test.each(["ASC", "DESC"] as const)(
    "by price, %s, what hides its price stands last, by id",
    async (sortOrder) => {
      const { ids } = await find({ sortBy: { sortType: "price", sortOrder }, view: "card" });
      expect(ids).toEqual([...(sortOrder === "ASC" ? [3, 4] : [4, 3]), 1, 2, 5]);
    },
  );

  test("the figures are kept apart for the agency's own use", async () => {
    const { rows } = await storage.pool.query(
      "select amount, figures from estate_private_price where id = 1",
    );
    expect(rows).toMatchObject([
      { amount: SECRET, figures: { property: { notary_cost: { total: SECRET } } } },
    ]);
  });

  test("a project under VAT tells no price, and neither do its units, until it no longer is", async () => {
    const siteId = "project";
    await importForTest(storage, { siteId, nodes: [project(true), home(11, 297_123), home(12, 310_123)] });
    const all = async () => {
      const units = await find({ where: { terms: { "general.parentId": [10] } } }, siteId);
      return JSON.stringify([units, await find({}, siteId), await find({ view: "card" }, siteId)]);
    };
    expect(await all()).not.toMatch(/(249|297|310|305)123/);
    // An estate that comes alone later is one of theirs as well.
    await importForTest(storage, { siteId, nodes: [home(11, 305_123)], partial: true });
    expect(await all()).not.toMatch(/(249|297|310|305)123/);
    await importForTest(storage, { siteId, nodes: [project(false)], partial: true });
    expect((await storage.findEstate(siteId, 10)).kind).toBe("published");
    expect(await storage.findEstate(siteId, 10)).toMatchObject({
      estate: {
        general: { price: { priceFrom: 305_123 } },
        children: [home(11, 305_123), home(12, 310_123)],
      },
    });
    const { ids } = await importForTest(storage, { siteId, nodes: [project(true)], partial: true });
    expect(ids).toEqual([10, 11, 12]);
    expect(await all()).not.toMatch(/(249|297|310|305)123/);
  });

  test("a project whose cheapest estate hides its price tells none, not that of the next", async () => {
    const siteId = "cheapest";
    await importForTest(storage, {
      siteId,
      nodes: [project(false), home(11, 297_123, true), home(12, 310_123)],
    });
    const { resultsJson } = await find({ view: "card" }, siteId);
    expect(resultsJson).not.toMatch(/(249|297|310)123/);
    await importForTest(storage, { siteId, nodes: [home(11, 320_123, true)], partial: true });
    expect((await find({ view: "card" }, siteId)).resultsJson).toMatch(/"priceFrom":310123/);
  });
});
