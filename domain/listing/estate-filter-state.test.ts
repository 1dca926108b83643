import { expect, test } from "vitest";
import { type FilterQuery, filterQueryOf, listingQueryOf } from "./estate-filter-state.ts";
import { createEstateFilterStore } from "./estate-filter-store.ts";
import { readListingQuery, writeListingQuery } from "./query.ts";

const NO_TRAITS = {
  bedroomsFrom: [],
  amenities: [],
  newBuilding: [],
  energyLabels: [],
  areas: [],
  plots: [],
};

function filterOver(response: () => Promise<object>) {
  const searches: FilterQuery[] = [];
  const store = createEstateFilterStore();
  store.setApi({ loadOptions: response, search: (filterQuery) => searches.push(filterQuery) });
  return { store, searches };
}
const asked = (query: string) => readListingQuery(new URLSearchParams(query));
const idle = () => filterOver(async () => ({}));
const cheapest = { sortType: "price", sortOrder: "ASC" } as const;
const NO_OPTIONS = {
  types: [],
  subTypes: [],
  transactions: [],
  countries: [],
  locations: [],
  prices: null,
  bedrooms: [],
  ...NO_TRAITS,
};

test("a filter starts at the cheapest first", () => {
  expect(createEstateFilterStore().getState()).toEqual({
    filterQuery: cheapest,
    options: NO_OPTIONS,
    isLoading: false,
    error: null,
  });
});

test("a filter reads city, prices, type and bedrooms from the address on load", () => {
  const query = asked("city=5&price-min=1&price-max=2&type=3&bedrooms=6&sortType=date&page=4");
  const filterQuery = { ...cheapest, city: [5], type: [3], "price-min": 1, "price-max": 2, bedrooms: [6] };
  expect(createEstateFilterStore(query).getState().filterQuery).toEqual(filterQuery);
  expect(filterQueryOf(listingQueryOf(filterQuery))).toEqual(filterQuery);
});

test("every change of sort, price or filter starts a new search with all filters", () => {
  const { store, searches } = idle();
  store.change(asked("sortType=date&sortOrder=desc"));
  store.change(asked("city=5"));
  store.change(asked("city=5&price-min=250000&price-max=400000&type=1&type=3&bedrooms=6"));
  expect(searches).toEqual([
    { sortType: "date", sortOrder: "DESC" },
    { sortType: "date", sortOrder: "DESC", city: [5] },
    {
      sortType: "date",
      sortOrder: "DESC",
      city: [5],
      type: [1, 3],
      "price-min": 250_000,
      "price-max": 400_000,
      bedrooms: [6],
    },
  ]);
});

test("no cities, or no types, means that filter is gone", () => {
  const { store, searches } = idle();
  store.change({ ...asked(""), cities: [5], types: [1] });
  store.change({ ...asked(""), cities: [], types: [] });
  expect(searches).toStrictEqual([{ ...cheapest, city: [5], type: [1] }, cheapest]);
});

test.each([
  ["", "400000", { "price-max": 400_000 }],
  ["250000", "", { "price-min": 250_000 }],
  ["duur", "-5", {}],
  ["0", "0", { "price-min": 0, "price-max": 0 }],
])("a price range from %j to %j keeps the bounds %j", (min, max, bounds) => {
  const { store, searches } = idle();
  store.change(asked("price-min=1&price-max=2"));
  store.change(asked(`price-min=${min}&price-max=${max}`));
  expect(searches.at(-1)).toStrictEqual({ ...cheapest, ...bounds });
});

test("a page's own filters change as the others do, and can all be taken away", () => {
  const { store, searches } = idle();
  store.change(asked("country=FR&subType=101&transaction=1"));
  expect(searches.at(-1)).toStrictEqual({ ...cheapest, country: "FR", subType: [101], transaction: [1] });
  store.change(asked(""));
  expect(searches.at(-1)).toStrictEqual(cheapest);
});

test("a form that asks for no order leaves the order as it is", () => {
  const { store, searches } = idle();
  store.change(asked("sortType=date&sortOrder=desc&type=1"));
  store.change(asked("city=5&price-max=2"));
  expect(searches.at(-1)).toStrictEqual({ sortType: "date", sortOrder: "DESC", city: [5], "price-max": 2 });
});

test("one choice has one address, in whatever order it was made", () => {
  const { store, searches } = idle();
  store.change({ ...asked(""), cities: [7, 5, 7] });
  expect(searches.at(-1)?.city).toEqual([5, 7]);
});

test("a search keeps how the page shows its list, and starts at its first page", () => {
  const query = asked("city=5&bed-min=2&view=grid&group=type&page=4");
  const search = writeListingQuery(listingQueryOf({ ...filterQueryOf(query), type: [3] }, query));
  expect(search).toBe("city=5&type=3&bed-min=2&sortType=price&sortOrder=ASC&view=grid&group=type");
});

test("loading options says so, then stores them", async () => {
  const estate = { id: 1, name: "Huis", count: 4 };
  const gent = { id: 5, zip: "9000", name: "Gent", count: 4 };
  const prices = { min: 1, max: 2 };
  const bedrooms = [{ value: 3, count: 4 }];
  const { store } = filterOver(async () => ({ headTypes: [estate], locations: [gent], prices, bedrooms }));
  const loaded = store.loadOptions();
  expect(store.getState().isLoading).toBe(true);
  await loaded;
  expect(store.getState()).toMatchObject({
    options: { types: [estate], locations: [gent], prices, bedrooms },
    isLoading: false,
    error: null,
  });
});

test("an empty answer means no options, a failure is stored", async () => {
  const { store } = idle();
  await store.loadOptions();
  expect(store.getState().options).toEqual(NO_OPTIONS);
  const down = new Error("away");
  const failing = filterOver(() => Promise.reject(down)).store;
  await failing.loadOptions();
  expect(failing.getState()).toMatchObject({ isLoading: false, error: down });
});

test("a filter used before its API is set says so and changes nothing", async () => {
  const store = createEstateFilterStore();
  expect(() => store.change(asked("city=5"))).toThrow("Api is not configured");
  await expect(store.loadOptions()).rejects.toThrow("Api is not configured");
  expect(store.getState().filterQuery).toEqual(cheapest);
});
