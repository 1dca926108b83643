import { expect, test } from "vitest";
import { nameOfListingPlace } from "./words-of-listing.ts";

test.each([
  ["general.price.value", { own: "price" }],
  ["general.description.nl", { own: "description" }],
  ["pictures", { own: "photos" }],
  ["general.address.street.nl", { own: "address" }],
  ["something.of.a.source", null],
])("of a listing %s has its name", (place, name) => {
  expect(nameOfListingPlace(place)).toEqual(name);
});

test("a fact is called as its label, also below it", () => {
  for (const place of ["general.reference", "general.reference.nl"])
    expect(nameOfListingPlace(place)).toEqual({ label: "display.field.reference" });
});
