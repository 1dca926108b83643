import { expect, test } from "vitest";
import { isSearched, readSearched } from "#domain/figures/searched.ts";
import { readListingQuery } from "#domain/listing/query.ts";
import { searchOf } from "#domain/listing/search-of.ts";
import { searchedFor } from "./searched-for.ts";

function counted(address: string, { transactions = [1], total = 3 } = {}) {
  const query = readListingQuery(new URLSearchParams(address));
  const fixed = { where: { terms: { "general.transaction.id": transactions } } };
  const word = searchedFor(query, searchOf(fixed, query), total);
  return word === null ? null : readSearched(word);
}

test("a search is counted by its places, its price, its kind and its deal, and by nothing else", () => {
  expect(counted("municipality=44021&city=7&price-max=340000&type=1&bedrooms=3&words=met%20hond")).toEqual({
    deal: "sale",
    kind: 1,
    band: 3,
    places: ["m44021", "c7"],
    foundNothing: false,
  });
});

test("a search that finds nothing says so", () => {
  expect(counted("city=7", { total: 0 })).toMatchObject({ foundNothing: true, band: 0, kind: 0 });
});

test.each([
  ["the whole list", ""],
  ["its order and its view", "sortType=price&sortOrder=DESC&view=map"],
  ["the next page of a search", "city=7&page=2"],
  ["words that no filter expresses", "words=met+hond"],
])("%s is no search", (_, address) => {
  expect(counted(address)).toBeNull();
});

test.each([
  [[2, 4], "rent"],
  [[1, 3, 7], "sale"],
])("a list of the transactions %j is one of a %s", (transactions, deal) => {
  expect(counted("city=7", { transactions })).toMatchObject({ deal });
});

test("a list of everything follows the price, and what is sold is no wish", () => {
  expect(counted("price-max=1200", { transactions: [] })).toMatchObject({ deal: "rent", band: 4 });
  expect(counted("price-max=300000", { transactions: [] })).toMatchObject({ deal: "sale", band: 2 });
  expect(counted("city=7", { transactions: [5, 6] })).toBeNull();
});

test("whoever names a dozen places is counted without any", () => {
  const towns = Array.from({ length: 12 }, (_, at) => `city=${at + 1}`).join("&");
  expect(counted(towns)).toMatchObject({ places: [] });
});

test("its word is told from the tags of a page", () => {
  expect(["estates", "estate:12", "site"].some(isSearched)).toBe(false);
});
