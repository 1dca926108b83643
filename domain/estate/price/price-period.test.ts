import { expect, test } from "vitest";
import { pricePeriod } from "./price-period.ts";

test.each([
  ["per maand", "per maand"],
  ["maand", "/ maand"],
  ["Periode", "/ Periode"],
  ["/ maand", "/ maand"],
])("a rent whose period an agency calls %o reads %o", (named, said) => {
  expect(pricePeriod({ nl: named }, "nl")).toEqual({ text: said, locale: "nl" });
});

test("a price that is for good has no period", () => {
  expect(pricePeriod(null, "nl")).toBeNull();
  expect(pricePeriod({}, "nl")).toBeNull();
});
