import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch } from "#features/listings/schema/search.ts";
import { whereOf } from "#domain/listing/search-of.ts";
import { type Criteria, matchesCriteria, queryOf } from "#domain/alerts/criteria.ts";
import { criteriaInTowns } from "#domain/alerts/criteria-in-towns.ts";
import { openTwoServers } from "#server/database/testing/test-storages.ts";
import { TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

const TOWNS = [
  { id: 1, zip: "9000", name: "Gent", names: ["Gent"] },
  { id: 2, zip: "9050", name: "Gentbrugge", names: ["Gentbrugge"] },
  { id: 3, zip: "9820", name: "Merelbeke", names: ["Merelbeke"] },
  { id: 4, zip: "9300", name: "Aalst", names: ["Aalst"] },
  { id: 5, zip: "8000", name: "Brugge", names: ["Brugge"] },
];

type Facts = { price: number | null; transaction: number; city: number; bedrooms: number };

function estate(id: number, { price, transaction, city, bedrooms }: Facts): TestNode {
  const at = <T>(values: readonly T[]) => values[(id * 7 + (id >> 2)) % values.length]!;
  return {
    dimensions: { areaBuild: at([null, 60, 95]), areaGround: at([null, 250]) },
    energy: { energyLabel: at([null, "A", "B", "F"]) },
    technical: { elevator: at([true, false, null, true]), newBuilding: at([true, false, null]) },
    layout: { terraceSurface: at([8, null, 8]), parkingspace: at([1, 2, null, 1, 1]) },
    general: {
      id,
      headType: { id: 1 },
      subType: { id: at([1, 2]) },
      transaction: { id: transaction },
      price: { value: price },
      bedroomCount: bedrooms,
      title: { nl: `Huis ${id}` },
      address: { city: { id: city, zip: TOWNS[city - 1]!.zip, name: TOWNS[city - 1]!.name } },
    },
  };
}

const fewIds = (most: number) => fc.uniqueArray(fc.integer({ min: 1, max: most }), { maxLength: 3 });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let servers: Awaited<ReturnType<typeof openTwoServers>>;
  beforeAll(async () => {
    servers = await openTwoServers(server);
  });
  afterAll(() => servers.close());

  test("a listing matches criteria exactly when the search with the same filters finds it", async () => {
    const prices = [null, 100_000, 200_000, 300_000];
    const nodes = Array.from({ length: 40 }, (_, at) =>
      estate(at + 1, {
        price: prices[at % 4]!,
        transaction: 1 + (at % 3),
        city: 1 + (at % 5),
        bedrooms: at % 9,
      }),
    );
    const estates = Array.from({ length: 30 }, (_, at) => {
      const facts = { price: prices[(at * 3) % 4]!, transaction: 1 + (at % 7), city: 1, bedrooms: at % 9 };
      const { general } = estate(100 + at, facts);
      return { general: { ...general, parentId: 3 * (1 + (at % 8)), headType: { id: 1 + (at % 2) } } };
    });
    const parents = new Set(estates.map(({ general }) => general.parentId));
    const roots = Array.from(nodes, ({ general }) => ({
      general: { ...general, project: parents.has(general.id) },
    }));
    const siteId = "huyzen";
    await importForTest(servers.first, { siteId, nodes: [...roots, ...estates] });
    const bound = fc.option(fc.constantFrom(50_000, 100_000, 250_000, 300_000));
    const yes = fc.option(fc.constant(1), { freq: 2 });
    const criteria = fc.record<Criteria>({
      transactions: fewIds(3),
      types: fewIds(2),
      subTypes: fc.option(fewIds(2), { nil: [], freq: 2 }),
      cities: fewIds(5),
      priceMin: bound,
      priceMax: bound,
      bedrooms: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
      municipalities: fc.option(fc.constant([44_021]), { nil: [], freq: 2 }),
      radius: fc.option(fc.constantFrom(5, 20), { freq: 2 }),
      areaMin: fc.option(fc.constantFrom(60, 90), { freq: 2 }),
      plotMin: fc.option(fc.constant(100), { freq: 2 }),
      terrace: yes,
      garden: fc.constant(null),
      parking: yes,
      lift: yes,
      epcMin: fc.option(fc.constantFrom("A", "C"), { freq: 2 }),
      epcUnknown: yes,
      newBuild: fc.option(fc.constantFrom(0, 1), { freq: 2 }),
    });
    const offered = await servers.first.submissions.transact((transaction) =>
      servers.first.subscriptions.findOffered(
        transaction,
        siteId,
        nodes.map(({ general }) => general.id),
      ),
    );
    expect(offered.size).toBe(40);
    await fc.assert(
      fc.asyncProperty(criteria, async (asked) => {
        const search = EstateSearch.parse({ where: whereOf({}, queryOf(asked)), limit: { size: 100 } });
        const { resultsJson } = await servers.first.searchEstates(siteId, search, "nl");
        const found = (JSON.parse(resultsJson) as TestNode[]).map(({ general }) => general.id);
        const matching = [...offered].filter(([, { listing }]) =>
          matchesCriteria(criteriaInTowns(asked, TOWNS), listing),
        );
        expect(matching.map(([id]) => id).toSorted()).toEqual(found.toSorted());
      }),
      { numRuns: 60 },
    );
  });
});
