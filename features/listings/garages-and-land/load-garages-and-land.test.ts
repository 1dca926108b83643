import { expect, test } from "vitest";
import { readListingQuery } from "#domain/listing/query.ts";
import { searchOf } from "#domain/listing/search-of.ts";
import { contextWith } from "#features/site/testing/request-context.ts";
import type { EstateFilters } from "../schema/search.ts";
import { Estate } from "../schema/estate.ts";
import { isGarageOrLand, loadGaragesAndLand } from "./load-garages-and-land.ts";

const HOMES_FIRST = { sortBy: { sortType: "price", sortOrder: "ASC", homesFirst: true } } as const;
const COUNTED = {
  total: 5,
  headTypes: [
    { id: 1, name: "Huis", count: 9 },
    { id: 2, name: "Grond", count: 2 },
    { id: 6, name: "Garage", count: 3 },
  ],
  prices: { min: 23_000, max: 630_000 },
};
const estate = (headType: number, project = false) =>
  Estate.parse({ general: { id: 1, headType: { id: headType }, project } });
const priced = (value: number) => Estate.parse({ general: { id: 1, price: { value } } });

function apartOf(
  search: string,
  { found = 14, fixed = HOMES_FIRST as object, counted = COUNTED as object } = {},
) {
  const query = readListingQuery(new URLSearchParams(search));
  const context = contextWith({
    estateFilters: async () => counted as EstateFilters,
    searchEstates: async ({ sortBy }) => ({
      total: { value: 5 },
      results: [priced(sortBy?.sortOrder === "DESC" ? 145_000 : 23_000)],
    }),
  });
  return loadGaragesAndLand(context, searchOf(fixed, query), query, found);
}

test("garages and plots behind the homes of a list are counted, with what they cost", async () => {
  expect(await apartOf("price-max=300000")).toEqual({
    counts: [
      { id: 6, count: 3 },
      { id: 2, count: 2 },
    ],
    prices: { min: 23_000, max: 145_000 },
  });
});

for (const search of ["type=6", "subType=21", "sortType=price", "group=city"])
  test(`nothing stands apart of ${search}: the visitor asked for types, or for another order`, async () => {
    expect(await apartOf(search)).toBeNull();
  });

test("nothing stands apart where there are no homes, no garages, or where the agency asks no such order", async () => {
  expect(await apartOf("", { found: 5 })).toBeNull();
  expect(await apartOf("", { counted: { ...COUNTED, total: 0, headTypes: [] } })).toBeNull();
  expect(await apartOf("", { fixed: {} })).toBeNull();
});

test("a garage stands apart, a house and a project of plots do not", () => {
  expect([estate(6), estate(1), estate(2, true)].map(isGarageOrLand)).toEqual([true, false, false]);
});
