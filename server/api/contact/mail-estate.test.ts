import { expect, test } from "vitest";
import { Estate } from "#contract/estate/estate.ts";
import { mailEstateOf } from "./mail-estate.ts";

const priceIn = (general: object, rest: object = {}) =>
  mailEstateOf(Estate.parse({ general: { id: 1, ...general }, ...rest }), "nl").price;

test.each([
  [{ price: { value: 950, period: { name: { nl: "maand" } } } }, "€\u00a0950,00 / maand"],
  [{ price: { value: 950, period: { name: { nl: "per maand" } } } }, "€\u00a0950,00 per maand"],
  [{ price: { priceFrom: 297_500 } }, "vanaf €\u00a0297.500,00"],
  [
    { transaction: { id: 11 }, price: { value: 60_000, annuity: 850 } },
    "boeket €\u00a060.000,00 + €\u00a0850,00 per maand",
  ],
  [{ price: null }, null],
])("a mail tells %j as %o", (general, told) => {
  expect(priceIn(general)).toBe(told);
});

test("a price under VAT is told in person, not in a mail", () => {
  expect(
    priceIn({ price: { value: 389_000 } }, { property: { financial: { vat_regime: true } } }),
  ).toBeNull();
});
