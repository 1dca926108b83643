import { expect, test } from "vitest";
import {
  type FilterResponse,
  INITIAL_ESTATE_FILTER,
  reduceEstateFilter,
} from "#domain/listing/estate-filter-state.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { NO_OPTIONS } from "../testing/no-options.ts";
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
    "nl",
  );
  expect(types).toEqual([
    { id: "1", name: "Huis", count: 2 },
    { id: "3", name: "Appartement", count: 0 },
  ]);
});

test("only the twelve cities with most listings and the chosen ones go to the browser, by name", () => {
  const ids = filterOptions(ALL, counted(ALL), asked("city=2"), "nl").cities.map(({ id }) => Number(id));
  expect(ids).toEqual([2, ...Array.from({ length: 12 }, (_, at) => at + 19)]);
});

test("a chosen type leaves only its own sub types, and those already chosen", () => {
  const left = counted({ subTypes: [{ id: 101, name: "Villa", count: 8 }] });
  expect(filterOptions(ALL, left, asked("type=1"), "nl").subTypes.map(({ name }) => name)).toEqual(["Villa"]);
  expect(filterOptions(ALL, left, asked("type=1&subType=301"), "nl").subTypes).toHaveLength(2);
});

test("no bedrooms is no choice", () => {
  expect(filterOptions(ALL, counted(ALL), asked(""), "nl").bedrooms.map(({ id }) => id)).toEqual(["2", "6"]);
});

test("without an answer there is nothing to choose, and the price that was chosen stays", () => {
  expect(filterOptions({}, counted({}), asked("price-max=300000"), "nl")).toEqual({
    ...NO_OPTIONS,
    prices: [300_000],
  });
});

test.each([
  ["nl", "Frankrijk"],
  ["fr", "France"],
  ["de", "Frankreich"],
] as const)("in %s a chosen country that no listing is in is called %s", (locale, name) => {
  const { countries } = filterOptions(ALL, counted(ALL), asked("country=fr"), locale);
  expect(countries).toEqual([{ id: "FR", name, count: 0 }]);
});

test("a country that nobody knows is called by its code", () => {
  const { countries } = filterOptions(ALL, counted(ALL), asked("country=xx"), "nl");
  expect(countries).toEqual([{ id: "XX", name: "XX", count: 0 }]);
});

test("a chosen type, sub type or transaction without listings has its name, and stands once", () => {
  const query = asked("type=6&type=1&subType=301&transaction=11&type=99");
  const options = filterOptions(ALL, counted(ALL), query, "en");
  expect(options.types.map(({ name }) => name)).toEqual(["Huis", "Appartement", "Garage"]);
  expect(options.subTypes.filter(({ id }) => id === "301")).toHaveLength(1);
  expect(options.transactions).toEqual([{ id: "11", name: "For sale on a life annuity", count: 0 }]);
});

test("bedrooms that no estate has stay a choice, in their order", () => {
  const { bedrooms } = filterOptions(ALL, counted(ALL), asked("bedrooms=3&bedrooms=0"), "nl");
  expect(bedrooms.map(({ id, count }) => [id, count])).toEqual([
    ["0", 0],
    ["2", 5],
    ["3", 0],
    ["6", 2],
  ]);
});
