import { expect, test } from "vitest";
import { centreOf } from "./centre-of.ts";

test("the offices map is centred on the mean of the offices", () => {
  expect(
    centreOf([
      [3.6, 51],
      [4.4, 51.2],
      [4, 50.8],
    ]),
  ).toEqual([4, 51]);
});

test("one office is its own centre, and none has no map", () => {
  expect(centreOf([[3.7, 51.05]])).toEqual([3.7, 51.05]);
  expect(centreOf([])).toBeNull();
});
