import { expect, test } from "vitest";
import { EMPTY_RENTAL_QUERY, isNarrowed, readRentalQuery, writeRentalQuery } from "./rental-query.ts";

const read = (query: string) => readRentalQuery(new URLSearchParams(query));

test("an address carries the filters of a visitor, and comes back the same", () => {
  const query = read(
    "persons=4&arrival=2026-07-04&location=3&location=1&subKind=2&stay=1&city=84000&page=2&price-max=900&sort=price&words=hond",
  );
  expect(query).toEqual({
    locations: [1, 3],
    subKinds: [2],
    cities: [84000],
    periodTypes: [1],
    wanted: {
      days: { kind: "days", arrival: "2026-07-04", departure: null },
      flexibleDays: 0,
      persons: 4,
    },
    maxPrice: 900,
    words: "hond",
    sort: "price",
    page: 2,
  });
  const written = writeRentalQuery(query);
  expect(written).toBe(
    "location=1&location=3&subKind=2&city=84000&stay=1&persons=4&arrival=2026-07-04&price-max=900&words=hond&sort=price&page=2",
  );
  expect(read(written)).toEqual(query);
});

test.each([
  "",
  "location=x&persons=0&arrival=2026-02-30&page=0",
  "persons=101&arrival=04/07/2026&stay=-1",
  "page=-9&arrival=2026-13-01&location=99999999999999999999",
  "utm_source=letter",
])("what can't be read (%s) is ignored", (query) => {
  expect(read(query)).toEqual(EMPTY_RENTAL_QUERY);
});

test("a page deeper than any list goes is one page too many", () => {
  expect(read("page=99999").page).toBe(501);
});

test("the next page of a list is no filter, nor is another order", () => {
  expect(isNarrowed(read("sort=persons"))).toBe(false);
  expect(isNarrowed(read("page=3"))).toBe(false);
  expect(isNarrowed(read("persons=2&page=3"))).toBe(true);
});
