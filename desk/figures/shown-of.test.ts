import { expect, test } from "vitest";
import { heatOf, shownOf } from "./shown-of.ts";

test("fewer than five are never a number", () => {
  expect([0, 5, 1200].map(shownOf)).toEqual(["<\u00a05", "5", "1.200"]);
});

test("the more searches, the darker the cell, in four steps", () => {
  expect([0, 5, 9, 10, 19, 20, 29, 30, 500].map(heatOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
});
