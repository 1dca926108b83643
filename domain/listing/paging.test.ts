import { expect, test } from "vitest";
import { hasMore, pageCountOf, pagingOf } from "./paging.ts";
import { EMPTY_LISTING_QUERY, readListingQuery } from "./query.ts";
import { searchOf } from "./search-of.ts";

const onPage = (page: number) => ({ ...EMPTY_LISTING_QUERY, cities: [5], page });
const pagesOf = (page: number, total: number) => pagingOf(onPage(page), total).links.map((link) => link.page);

test("more estates remain while fewer are loaded than there are", () => {
  expect([hasMore(20, 41), hasMore(41, 41), hasMore(0, 0)]).toEqual([true, false, false]);
});

test.each([
  [0, 1],
  [20, 1],
  [21, 2],
  [41, 3],
  [30_000, 500],
])("%s estates fill %s pages", (total, pages) => {
  expect(pageCountOf(total)).toBe(pages);
});

test.each([
  [30, 333],
  [24, 416],
  [5, 500],
])("of lists of %s a page no page is linked that would show another one's estates", (size, pages) => {
  expect(pageCountOf(30_000, size)).toBe(pages);
  const last = readListingQuery(new URLSearchParams(`page=${pages}`));
  expect(searchOf({ size }, last).limit).toEqual({ from: (pages - 1) * size, size });
});

test("a pager links the ends and the neighbours, and never makes a gap of one page", () => {
  expect(pagesOf(7, 400)).toEqual([1, null, 5, 6, 7, 8, 9, null, 20]);
  expect(pagesOf(5, 400)).toEqual([1, 2, 3, 4, 5, 6, 7, null, 20]);
  expect(pagesOf(1, 60)).toEqual([1, 2, 3]);
  expect(pagesOf(1, 5)).toEqual([1]);
});

test("page links keep the filters, and the first page carries no number", () => {
  const { links, previous, next } = pagingOf(onPage(2), 60);
  expect(links[0]).toEqual({ page: 1, search: "city=5", isCurrent: false });
  expect(links[1]).toEqual({ page: 2, search: "city=5&page=2", isCurrent: true });
  expect([previous, next]).toEqual(["city=5", "city=5&page=3"]);
});

test("the ends of a list lead no further, and a page behind the end leads back", () => {
  expect(pagingOf(onPage(1), 60).previous).toBeNull();
  expect(pagingOf(onPage(3), 60).next).toBeNull();
  expect(pagingOf(onPage(9), 60)).toMatchObject({ previous: "city=5&page=3", next: null });
});
