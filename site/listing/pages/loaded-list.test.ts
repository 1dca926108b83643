import { expect, test } from "vitest";
import type { CardView } from "../card/card-view.ts";
import { hasNextPage, type LoadedList, reduceLoadedList, startList } from "./loaded-list.ts";

const cards = (...ids: number[]) => ids.map((id) => ({ id }) as CardView);
const page = (number: number, ...ids: number[]) => ({
  page: number,
  total: 5,
  cards: cards(...ids),
  sections: null,
  isFailed: false,
});
const start = () => startList({ cards: cards(1, 2), sections: null, lastPage: 1, total: 5 });
const idsOf = ({ list }: LoadedList) => list.estates.map(({ id }) => id);

test("the first answer is there at once, and nothing loads", () => {
  const { list } = start();
  expect(list).toMatchObject({ total: 5, isLoading: false, isLoadingNextPage: false, error: null });
});

test("a next page comes after what is there", () => {
  const asked = reduceLoadedList(start(), { type: "nextPageStarted" });
  expect(asked.list.isLoadingNextPage).toBe(true);
  const next = reduceLoadedList(asked, { type: "nextPageArrived", page: page(2, 3, 4) });
  expect(idsOf(next)).toEqual([1, 2, 3, 4]);
  expect(next).toMatchObject({ lastPage: 2, list: { isLoadingNextPage: false } });
});

test("a page that arrives twice or out of turn changes nothing", () => {
  const next = reduceLoadedList(start(), { type: "nextPageArrived", page: page(2, 3, 4) });
  expect(reduceLoadedList(next, { type: "nextPageArrived", page: page(2, 3, 4) })).toBe(next);
  expect(reduceLoadedList(next, { type: "nextPageArrived", page: page(4, 9) })).toBe(next);
});

test("a listing that slid to the next page while the visitor read stands there once", () => {
  expect(idsOf(reduceLoadedList(start(), { type: "nextPageArrived", page: page(2, 2, 3) }))).toEqual([
    1, 2, 3,
  ]);
});

test("a page that failed leaves the list and can be asked again", () => {
  const failed = reduceLoadedList(start(), { type: "nextPageFailed" });
  expect(idsOf(failed)).toEqual([1, 2]);
  expect(failed.list.error).not.toBeNull();
  const again = reduceLoadedList(failed, { type: "nextPageStarted" });
  expect(again.list).toMatchObject({ error: null, isLoadingNextPage: true });
});

test("the list ends with its last page, also when listings vanished meanwhile", () => {
  expect(hasNextPage(start(), 3)).toBe(true);
  const last = reduceLoadedList(start(), { type: "nextPageArrived", page: page(2, 3) });
  expect(hasNextPage(last, 2)).toBe(false);
});

test("a next page that is gone ends the list, and what is loaded stays", () => {
  const ended = reduceLoadedList(reduceLoadedList(start(), { type: "nextPageStarted" }), { type: "ended" });
  expect(idsOf(ended)).toEqual([1, 2]);
  expect(ended.list).toMatchObject({ total: 2, isLoadingNextPage: false, error: null });
  expect(hasNextPage(ended, 3)).toBe(false);
});

test("Back brings all pages back as they were", () => {
  const pages = { cards: cards(1, 2, 3, 4), sections: null, lastPage: 2, total: 5 };
  const restored = reduceLoadedList(start(), { type: "restored", pages });
  expect(idsOf(restored)).toEqual([1, 2, 3, 4]);
  expect(restored.lastPage).toBe(2);
});
