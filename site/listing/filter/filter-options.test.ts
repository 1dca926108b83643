import { expect, test } from "vitest";
import {
  type FilterResponse,
  INITIAL_ESTATE_FILTER,
  reduceEstateFilter,
} from "#domain/listing/estate-filter-state.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { filterOptions } from "./filter-options.ts";

const asked = (search: string) => readListingQuery(new URLSearchParams(search));
const counted = (response: FilterResponse) =>
  reduceEstateFilter(INITIAL_ESTATE_FILTER, { type: "optionsSucceeded", response }).options;
const city = (id: number, count: number) => ({ id, zip: `${9000 + id}`, name: `Stad ${id}`, count });
const ALL = {
  headTypes: [
    { id: 1, name: "Huis", count: 8 },
    { id: 3, name: "Appartement", count: 4 },
  ],
  subTypes: [
    { id: 101, name: "Villa", count: 8 },
    { id: 301, name: "Studio", count: 4 },
  ],
  locations: Array.from({ length: 30 }, (_, at) => city(at + 1, at + 1)),
  prices: { min: 210_000, max: 340_000 },
  bedrooms: [
    { value: 0, count: 1 },
    { value: 2, count: 5 },
    { value: 6, count: 2 },
  ],
};

test("what the other filters leave nothing of stays a choice, counted as none", () => {
  const { types } = filterOptions(
    ALL,
    counted({ headTypes: [{ id: 1, name: "Huis", count: 2 }] }),
    asked(""),
  );
  expect(types).toEqual([
    { id: "1", name: "Huis", count: 2 },
    { id: "3", name: "Appartement", count: 0 },
  ]);
});

test("only the twelve cities with most listings and the chosen ones go to the browser, by name", () => {
  const ids = filterOptions(ALL, counted(ALL), asked("city=2")).cities.map(({ id }) => Number(id));
  expect(ids).toEqual([2, ...Array.from({ length: 12 }, (_, at) => at + 19)]);
});

test("a chosen type leaves only its own sub types, and those already chosen", () => {
  const left = counted({ subTypes: [{ id: 101, name: "Villa", count: 8 }] });
  expect(filterOptions(ALL, left, asked("type=1")).subTypes.map(({ name }) => name)).toEqual(["Villa"]);
  expect(filterOptions(ALL, left, asked("type=1&subType=301")).subTypes).toHaveLength(2);
});

test("no bedrooms is no choice", () => {
  expect(filterOptions(ALL, counted(ALL), asked("")).bedrooms.map(({ id }) => id)).toEqual(["2", "6"]);
});

test("without an answer there is nothing to choose, and the price that was chosen stays", () => {
  expect(filterOptions({}, counted({}), asked("price-max=300000"))).toEqual({
    cities: [],
    types: [],
    subTypes: [],
    transactions: [],
    countries: [],
    bedrooms: [],
    prices: [300_000],
  });
});
