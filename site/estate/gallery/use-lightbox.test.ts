import { expect, test } from "vitest";
import { indexIn } from "./use-lightbox.ts";

test.each([
  ["#gallery-3", 2],
  ["#gallery-1", 0],
  ["#gallery-0", null],
  ["#gallery-", null],
  ["#gallery-3x", null],
  ["#plans-3", null],
  ["", null],
])("the address %s opens item %s of the gallery", (hash, index) => {
  expect(indexIn(hash, "gallery")).toBe(index);
});
