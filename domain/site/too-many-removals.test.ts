import { expect, test } from "vitest";
import { tooManyRemovals } from "./too-many-removals.ts";

test.each<[removed: number, total: number, isTooMany: boolean]>([
  [0, 0, false],
  [0, 40, false],
  [1, 1, true],
  [2, 2, true],
  [2, 3, false],
  [3, 3, true],
  [3, 11, true],
  [3, 12, false],
  [4, 12, true],
  [25, 100, false],
  [26, 100, true],
])("%i of %i removed at once are too many: %s", (removed, total, isTooMany) => {
  expect(tooManyRemovals({ removed, total })).toBe(isTooMany);
});
