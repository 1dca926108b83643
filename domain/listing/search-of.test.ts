import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_LISTING_QUERY, readListingQuery } from "./query.ts";
import { searchOf, whereOf, type FixedListing } from "./search-of.ts";
import { faultsOfWhere } from "./search-paths.ts";

const bedrooms = (search: string) => {
  const { terms, range } = whereOf({}, asked(search));
  return terms?.["general.bedroomCount"] ?? range?.["general.bedroomCount"];
};
const asked = (search: string) => readListingQuery(new URLSearchParams(search));

test("a page that nobody narrowed starts at the cheapest, twenty a page", () => {
  expect(searchOf({}, EMPTY_LISTING_QUERY)).toEqual({
    where: {},
    sortBy: { sortType: "price", sortOrder: "ASC" },
    limit: { from: 0, size: 20 },
  });
});

test("every filter of the address becomes a condition", () => {
  const search =
    "country=BE&city=1&city=2&price-min=100&price-max=200&type=3&transaction=1&subType=301&bedrooms=2&bed-min=1";
  expect(
    searchOf({}, asked(`${search}&area=3_51_4_51_4_52&sortType=date&sortOrder=DESC&group=city&page=3`)),
  ).toEqual({
    where: {
      terms: {
        "general.address.country.id": ["BE"],
        "general.address.city.id": [1, 2],
        "general.headType.id": [3],
        "general.transaction.id": [1],
        "general.subType.id": [301],
        "general.bedroomCount": [2],
      },
      range: { "general.price.value": { gte: 100, lte: 200 }, "general.bedroomCount": { gte: 1 } },
      area: [
        [3, 51],
        [4, 51],
        [4, 52],
      ],
    },
    sortBy: { sortType: "date", sortOrder: "DESC" },
    groupBy: "city",
    limit: { from: 40, size: 20 },
  });
});

test.each<[string, FixedListing, object]>([
  ["", { sortBy: { sortType: "date", sortOrder: "DESC" } }, { sortType: "date", sortOrder: "DESC" }],
  ["", { sortBy: { sortType: "city" } }, { sortType: "city", sortOrder: "ASC" }],
  [
    "sortType=price",
    { sortBy: { sortType: "date", sortOrder: "DESC" } },
    { sortType: "price", sortOrder: "ASC" },
  ],
  ["sortOrder=DESC", {}, { sortType: "price", sortOrder: "DESC" }],
  [
    "sortOrder=ASC",
    { sortBy: { sortType: "date", sortOrder: "DESC" } },
    { sortType: "date", sortOrder: "ASC" },
  ],
])("?%s on the block %j sorts by %j", (search, block, sortBy) => {
  expect(searchOf(block, asked(search)).sortBy).toEqual(sortBy);
});

test("what the agency fixed is narrowed by a visitor, never lifted", () => {
  const fixed: FixedListing = {
    where: {
      terms: { "general.transaction.id": [1, 3] },
      range: { "general.price.value": { gte: 200_000, lt: 900_000 } },
      match: { "*": "kouter" },
    },
    collectionIds: [7],
  };
  expect(whereOf(fixed, asked("transaction=1&transaction=2&price-min=100000&price-max=950000"))).toEqual({
    terms: { "general.transaction.id": [1], "children.estate_collections.estate_collection_id": [7] },
    range: { "general.price.value": { gte: 200_000, lt: 900_000, lte: 950_000 } },
    match: { "*": "kouter" },
  });
  expect(whereOf(fixed, asked("price-min=300000")).range).toEqual({
    "general.price.value": { gte: 300_000, lt: 900_000 },
  });
});

test("a visitor who asks what the block leaves out finds nothing, not everything", () => {
  const fixed: FixedListing = { where: { terms: { "general.headType.id": [1] } } };
  expect(whereOf(fixed, asked("type=3"))).toEqual({ terms: { "general.id": [0] } });
});

test("an area that the agency fixed stays, whatever area a visitor draws", () => {
  const area = [
    [3, 51],
    [4, 51],
    [4, 52],
  ] as const;
  expect(whereOf({ where: { area } }, asked("area=0_0_1_0_1_1")).area).toEqual(area);
});

test("no page lies deeper than a search answers", () => {
  expect(searchOf({ size: 100 }, asked("page=500")).limit).toEqual({ from: 9_900, size: 100 });
  expect(searchOf({}, asked("page=500")).limit).toEqual({ from: 9_980, size: 20 });
});

test("six bedrooms mean six and more, in a search as in an address", () => {
  expect(bedrooms("bedrooms=6")).toEqual([6]);
  expect(bedrooms("bedrooms=2&bedrooms=6")).toEqual([2, 6]);
  expect(bedrooms("bed-min=8")).toEqual({ gte: 8 });
  const fixed = { where: { terms: { "general.bedroomCount": [2, 7, 8] } } };
  const query = readListingQuery(new URLSearchParams("bedrooms=6"));
  expect(searchOf(fixed, query).where.terms).toEqual({ "general.bedroomCount": [7, 8] });
});

test("whatever an address holds, the search keeps to the published paths", () => {
  const names = fc.constantFrom(
    "city",
    "type",
    "bedrooms",
    "price-min",
    "price-max",
    "country",
    "subType",
    "bed-min",
  );
  const pairs = fc.array(fc.tuple(names, fc.oneof(fc.nat().map(String), fc.string())), { maxLength: 20 });
  fc.assert(
    fc.property(pairs, (pairs) => {
      const { where } = searchOf({ collectionIds: [7] }, readListingQuery(new URLSearchParams(pairs)));
      expect(faultsOfWhere(where)).toEqual([]);
      for (const values of Object.values(where.terms ?? {})) expect(values.length).toBeGreaterThan(0);
    }),
  );
});
