import { expect, test } from "vitest";
import { stepOfSwipe, stepTo } from "./next-slide.ts";

test.each([
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
])("from slide %i a step of %i leads to %i of three", (shown, step, expected) => {
  expect(stepTo(shown, step, 3)).toBe(expected);
});

test.each([
  [-80, 1],
  [80, -1],
  [-20, 0],
  [0, 0],
])("a drag of %i px asks a step of %i", (px, step) => {
  expect(stepOfSwipe(px)).toBe(step);
});
