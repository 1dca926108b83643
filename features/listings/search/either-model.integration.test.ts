import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { EstateSearch, type EstateSearchInput } from "../schema/search.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importForTest, type TestNode } from "#bundle/testing/test-import.ts";

/** The same apartment in the groups' model (1) and in the attribute groups (2), another one (3) in which all is otherwise, and one (4) that says nothing. */
const APARTMENTS: readonly TestNode[] = [
  {
    general: { id: 1, bedroomCount: 2, floor: 4 },
    dimensions: { areaBuild: 88.5, areaGround: 120 },
    energy: { epcValue: 93, energyLabel: "A" },
    technical: {
      constructionYear: 2024,
      condition: "NEW",
      newBuilding: true,
      furniture: true,
      elevator: true,
    },
  },
  {
    general: { id: 2 },
    property: {
      certification: { epc_value: 93, energy_label: "A" },
      comfort: { furnished: true, elevator: true },
      construction: {
        bedrooms_count: 2,
        floor: 4,
        living_area_surface: 88.5,
        land_surface: 120,
        construction_year: 2024,
        condition: "NEW",
      },
    },
  },
  {
    general: { id: 3 },
    property: {
      certification: { epc_value: 400, energy_label: "E" },
      comfort: { furnished: false, elevator: false },
      construction: {
        bedrooms_count: 1,
        floor: 1,
        living_area_surface: 60,
        land_surface: 61,
        construction_year: 1960,
        condition: "TO_RENOVATE",
      },
    },
  },
  { general: { id: 4 }, property: {} },
];

const range = (path: string, gte: number, lte: number) => ({ range: { [path]: { gte, lte } } });
const terms = (path: string, value: string | number | boolean) => ({ terms: { [path]: [value] } });

const QUESTIONS: ReadonlyArray<NonNullable<EstateSearchInput["where"]>> = [
  range("technical.constructionYear", 2020, 2025),
  terms("technical.constructionYear", 2024),
  terms("technical.condition", "NEW"),
  terms("technical.newBuilding", true),
  terms("technical.furniture", true),
  terms("technical.elevator", true),
  range("dimensions.areaBuild", 88, 89),
  range("dimensions.areaGround", 120, 120),
  range("energy.epcValue", 90, 100),
  terms("energy.energyLabel", "A"),
  terms("general.bedroomCount", 2),
  terms("general.floor", 4),
];

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;

  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importForTest(storage, { siteId: "huyzen", nodes: APARTMENTS });
  });
  afterAll(() => storage.close());

  async function find(where: EstateSearchInput["where"]): Promise<number[]> {
    const { resultsJson } = await storage.searchEstates("huyzen", EstateSearch.parse({ where }), "nl");
    return (JSON.parse(resultsJson) as TestNode[]).map(({ general }) => general.id).toSorted();
  }

  test.each(QUESTIONS)("%j finds an estate whichever model says so", async (where) => {
    expect(await find(where)).toEqual([1, 2]);
  });

  test.each(["newBuilding", "furniture", "elevator"])("%s is denied by either model, too", async (name) => {
    expect(await find(terms(`technical.${name}`, false))).toEqual([3]);
  });

  test("filters count the bedrooms of either model", async () => {
    const { bedrooms } = await storage.countFacets("huyzen", EstateSearch.parse({}), "nl");
    expect(bedrooms).toEqual([
      { value: 1, count: 1 },
      { value: 2, count: 2 },
    ]);
  });
});
