import { expect, test } from "vitest";
import { readListingQuery, writeListingQuery } from "./query.ts";
import { relaxedQueries } from "./relaxed-queries.ts";

const relaxed = (search: string) =>
  relaxedQueries(readListingQuery(new URLSearchParams(search))).map(writeListingQuery);

test("one wish less is one bedroom fewer, a tenth dearer, or any type", () => {
  expect(relaxed("price-max=300000&type=3&bed-min=2")).toEqual([
    "price-max=330000&type=3&bed-min=2",
    "price-max=300000&bed-min=2",
    "price-max=300000&type=3&bed-min=1",
  ]);
});

test("a single bedroom more is no wish that less of would be one", () => {
  expect(relaxed("bed-min=1")).toEqual([""]);
});

test("nobody is asked to rent where they buy, nor to live elsewhere, and the page is the first", () => {
  expect(relaxed("city=2&transaction=1&page=3")).toEqual([]);
  expect(relaxed("city=2&type=3&page=3")).toEqual(["city=2"]);
});
