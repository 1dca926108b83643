import { expect, test } from "vitest";
import {
  createEstateFilterStore,
  type FilterQuery,
  filterQueryOf,
  listingQueryOf,
} from "./estate-filter-state.ts";
import { readListingQuery } from "./query.ts";

function filterOver(response: () => Promise<object>) {
  const searches: FilterQuery[] = [];
  const store = createEstateFilterStore();
  store.setApi({ loadOptions: response, search: (filterQuery) => searches.push(filterQuery) });
  return { store, searches };
}
const idle = () => filterOver(async () => ({}));
const cheapest = { sortType: "price", sortOrder: "ASC" } as const;

test("a filter starts at the cheapest first", () => {
  expect(createEstateFilterStore().getState()).toEqual({
    filterQuery: cheapest,
    options: { types: [], locations: [], prices: null, bedrooms: [] },
    isLoading: false,
    error: null,
  });
});

test("a filter reads city, prices, type and bedrooms from the address on load", () => {
  const query = readListingQuery(
    new URLSearchParams("city=5&price-min=1&price-max=2&type=3&bedrooms=6&sortType=date&page=4"),
  );
  const filterQuery = { ...cheapest, city: [5], type: [3], "price-min": 1, "price-max": 2, bedrooms: [6] };
  expect(createEstateFilterStore(query).getState().filterQuery).toEqual(filterQuery);
  expect(filterQueryOf(listingQueryOf(filterQuery))).toEqual(filterQuery);
});

test("every change of sort, price or filter starts a new search with all filters", () => {
  const { store, searches } = idle();
  store.setSort("date", "DESC");
  store.setCities([5]);
  store.setPriceRange("250000", 400_000);
  store.setTypes([1, 3]);
  store.setBedrooms([6]);
  expect(searches).toHaveLength(5);
  expect(searches.at(-1)).toEqual({
    sortType: "date",
    sortOrder: "DESC",
    city: [5],
    type: [1, 3],
    "price-min": 250_000,
    "price-max": 400_000,
    bedrooms: [6],
  });
});

test("no cities, or no types, means that filter is gone", () => {
  const { store, searches } = idle();
  store.setCities([5]);
  store.setTypes([1]);
  store.setCities([]);
  store.setTypes([]);
  expect(searches.at(-1)).toStrictEqual(cheapest);
});

test.each([
  ["", "400000", { "price-max": 400_000 }],
  ["250000", "", { "price-min": 250_000 }],
  [null, undefined, {}],
  ["duur", "-5", {}],
  [0, 0, { "price-min": 0, "price-max": 0 }],
])("a price range from %j to %j keeps the bounds %j", (min, max, bounds) => {
  const { store, searches } = idle();
  store.setPriceRange(1, 2);
  store.setPriceRange(min, max);
  expect(searches.at(-1)).toStrictEqual({ ...cheapest, ...bounds });
});

test("loading options says so, then stores them", async () => {
  const { store } = filterOver(async () => ({
    headTypes: ["house"],
    locations: ["Gent"],
    prices: { min: 1, max: 2 },
    bedrooms: [3],
  }));
  const loaded = store.loadOptions();
  expect(store.getState().isLoading).toBe(true);
  await loaded;
  expect(store.getState()).toMatchObject({
    options: { types: ["house"], locations: ["Gent"], prices: { min: 1, max: 2 }, bedrooms: [3] },
    isLoading: false,
    error: null,
  });
});

test("an empty answer means no options, a failure is stored", async () => {
  const { store } = idle();
  await store.loadOptions();
  expect(store.getState().options).toEqual({ types: [], locations: [], prices: null, bedrooms: [] });
  const down = new Error("away");
  const failing = filterOver(() => Promise.reject(down)).store;
  await failing.loadOptions();
  expect(failing.getState()).toMatchObject({ isLoading: false, error: down });
});

test("a filter used before its API is set says so and changes nothing", async () => {
  const store = createEstateFilterStore();
  expect(() => store.setCities([5])).toThrow("Api is not configured");
  await expect(store.loadOptions()).rejects.toThrow("Api is not configured");
  expect(store.getState().filterQuery).toEqual(cheapest);
});
