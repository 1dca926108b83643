import { expect, test } from "vitest";
import { readListingQuery, writeListingQuery } from "./query.ts";
import { relaxedQueries } from "./relaxed-queries.ts";

const relaxed = (search: string) =>
  relaxedQueries(readListingQuery(new URLSearchParams(search))).map((less) => less.map(writeListingQuery));

test("one wish less is a tenth dearer or any price, any type, one bedroom fewer or any number", () => {
  expect(relaxed("price-max=300000&type=3&bed-min=2")).toEqual([
    ["price-max=330000&type=3&bed-min=2", "type=3&bed-min=2"],
    ["price-max=300000&bed-min=2"],
    ["price-max=300000&type=3&bed-min=1", "price-max=300000&type=3"],
  ]);
});

test("a single bedroom more is no wish that less of would be one", () => {
  expect(relaxed("bed-min=1")).toEqual([[""]]);
});

test("nobody is asked to rent where they buy, nor to live elsewhere, and the page is the first", () => {
  expect(relaxed("city=2&transaction=1&page=3")).toEqual([]);
  expect(relaxed("municipality=44021&radius=5")).toEqual([]);
  expect(relaxed("city=2&type=3&page=3")).toEqual([["city=2"]]);
});
