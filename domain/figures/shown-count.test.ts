import { expect, test } from "vitest";
import { shownCount, totalOf } from "./shown-count.ts";

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [9, 5],
  [38, 35],
])("of %i alerts a figure tells %i", (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

test("a total says nothing of what is not shown", () => {
  expect(totalOf([12, 4, 4].map(shownCount))).toBe(totalOf([12, 0, 0].map(shownCount)));
});
