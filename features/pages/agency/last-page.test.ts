import { expect, test } from "vitest";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import { throwIfBeyondLastPage } from "./last-page.ts";
import { targetOf } from "./testing/target-of.ts";

const listing = (pages: number, more = {}): LoadedBlock => ({
  id: "list",
  type: "estate-list",
  view: { pages, filter: {}, results: { isFailed: false }, ...more },
});
const rentals = (pageCount: number, isFailed = false): LoadedBlock => ({
  id: "stays",
  type: "rental-list",
  view: { paging: { pageCount }, isFailed },
});
const showcase = listing(1, { filter: null });
const text: LoadedBlock = { id: "text", type: "rich-text", view: {} };

const shown = (blocks: readonly LoadedBlock[], search: string) =>
  targetOf(search, (url) => throwIfBeyondLastPage(blocks, url));

test.each([
  ["?page=4", "/nl/te-koop?page=3"],
  ["?page=501", "/nl/te-koop?page=3"],
  ["?page=1000000000", "/nl/te-koop?page=3"],
  ["?page=99999999999999999999999", "/nl/te-koop?page=3"],
  ["?city=1&city=2&page=9&group=city&view=map", "/nl/te-koop?city=1&city=2&page=3&group=city&view=map"],
])("%s of a list of three pages leads to %s", (search, target) => {
  expect(shown([text, listing(3)], search)).toBe(target);
});

test.each(["", "?page=3", "?page=0", "?page=-1", "?page=abc", "?page=1e9", "?page=2.5", "?page="])(
  "%j shows a list of three pages",
  (search) => {
    expect(shown([listing(3)], search)).toBeNull();
  },
);

test("a list that nothing matches has one page, whose address names none", () => {
  expect(shown([listing(1)], "?bedrooms=5&page=2")).toBe("/nl/te-koop?bedrooms=5");
  expect(shown([listing(1)], "?page=2")).toBe("/nl/te-koop");
});

test("holiday homes have a last page, too", () => {
  expect(shown([rentals(2)], "?persons=4&page=3")).toBe("/nl/te-koop?persons=4&page=2");
});

test("of several lists on a page the longest tells which page is the last", () => {
  expect(shown([listing(2), rentals(5), listing(1)], "?page=5")).toBeNull();
  expect(shown([listing(2), rentals(5)], "?page=6")).toBe("/nl/te-koop?page=5");
});

test("nobody is led away from a list that could not be counted", () => {
  expect(shown([listing(1, { results: { isFailed: true } })], "?page=7")).toBeNull();
  expect(shown([rentals(1, true), listing(1)], "?page=7")).toBeNull();
});

test("a page without a list that turns pages takes no notice of the number", () => {
  expect(shown([text, showcase], "?page=7")).toBeNull();
});
