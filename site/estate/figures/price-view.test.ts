import { expect, test } from "vitest";
import { Estate } from "#contract/estate/estate.ts";
import { priceView } from "./price-view.ts";

const periodSaid = (nl: string) =>
  priceView(Estate.parse({ general: { id: 1, price: { value: 950, period: { name: { nl } } } } }), "nl")
    ?.period?.text;

test.each([
  ["per maand", "per maand"],
  ["maand", "/ maand"],
  ["Periode", "/ Periode"],
  ["/ maand", "/ maand"],
])("a rent whose period an agency calls %o reads %o", (named, said) => {
  expect(periodSaid(named)).toBe(said);
});
