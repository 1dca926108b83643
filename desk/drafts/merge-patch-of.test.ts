import { expect, test } from "vitest";
import { mergePatchOf } from "./merge-patch-of.ts";

test.each<[string, unknown, unknown, unknown]>([
  ["nothing", { a: { b: [1] } }, { a: { b: [1] } }, undefined],
  [
    "a price",
    { general: { price: { value: 1 }, id: 3 } },
    { general: { price: { value: 2 }, id: 3 } },
    { general: { price: { value: 2 } } },
  ],
  ["a field that was taken away", { a: 1, b: 2 }, { b: 2 }, { a: null }],
  ["a list", { pictures: [1, 2] }, { pictures: [2, 1] }, { pictures: [2, 1] }],
  ["a menu", [1], [1, 2], [1, 2]],
])("of %s it says the fields that changed", (_what, former, next, patch) => {
  expect(mergePatchOf(former, next)).toEqual(patch);
});
