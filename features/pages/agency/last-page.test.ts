import { expect, test } from "vitest";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";
import { throwIfBeyondLastPage } from "./last-page.ts";

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

/** Where an address leads; null where it is the page itself. */
function targetOf(blocks: readonly LoadedBlock[], search: string): string | null {
  try {
    throwIfBeyondLastPage(blocks, new URL(`http://localhost/nl/te-koop${search}`));
    return null;
  } catch (thrown) {
    const answer = thrown as Response;
    expect(answer.status).toBe(302);
    return answer.headers.get("Location");
  }
}

test.each([
  ["?page=4", "/nl/te-koop?page=3"],
  ["?page=501", "/nl/te-koop?page=3"],
  ["?page=1000000000", "/nl/te-koop?page=3"],
  ["?page=99999999999999999999999", "/nl/te-koop?page=3"],
  ["?city=1&city=2&page=9&group=city&view=map", "/nl/te-koop?city=1&city=2&page=3&group=city&view=map"],
])("%s of a list of three pages leads to %s", (search, target) => {
  expect(targetOf([text, listing(3)], search)).toBe(target);
});

test.each(["", "?page=3", "?page=0", "?page=-1", "?page=abc", "?page=1e9", "?page=2.5", "?page="])(
  "%j shows a list of three pages",
  (search) => {
    expect(targetOf([listing(3)], search)).toBeNull();
  },
);

test("a list that nothing matches has one page, whose address names none", () => {
  expect(targetOf([listing(1)], "?bedrooms=5&page=2")).toBe("/nl/te-koop?bedrooms=5");
  expect(targetOf([listing(1)], "?page=2")).toBe("/nl/te-koop");
});

test("holiday homes have a last page, too", () => {
  expect(targetOf([rentals(2)], "?persons=4&page=3")).toBe("/nl/te-koop?persons=4&page=2");
});

test("of several lists on a page the longest tells which page is the last", () => {
  expect(targetOf([listing(2), rentals(5), listing(1)], "?page=5")).toBeNull();
  expect(targetOf([listing(2), rentals(5)], "?page=6")).toBe("/nl/te-koop?page=5");
});

test("nobody is led away from a list that could not be counted", () => {
  expect(targetOf([listing(1, { results: { isFailed: true } })], "?page=7")).toBeNull();
  expect(targetOf([rentals(1, true), listing(1)], "?page=7")).toBeNull();
});

test("a page without a list that turns pages takes no notice of the number", () => {
  expect(targetOf([text, showcase], "?page=7")).toBeNull();
});
