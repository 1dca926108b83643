import { expect, test } from "vitest";
import { placeIn } from "./gallery-place.ts";

test.each([
  ["#gallery-3", { name: "gallery", index: 2 }],
  ["#gallery-1", { name: "gallery", index: 0 }],
  ["#ons-kantoor-12", { name: "ons-kantoor", index: 11 }],
  ["#gallery-0", null],
  ["#gallery-", null],
  ["#gallery-3x", null],
  ["", null],
])("the address %s opens %j", (hash, place) => {
  expect(placeIn(hash)).toEqual(place);
});
