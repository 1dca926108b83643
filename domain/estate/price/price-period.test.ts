import { expect, test } from "vitest";
import { LOCALES } from "../../locale/locale.ts";
import { pricePeriod, pricePeriodOf, pricePeriodUnit } from "./price-period.ts";

test.each([
  ["per maand", "/ maand"],
  ["par mois", "/ mois"],
  ["pro Woche", "/ Woche"],
  ["à la semaine", "à la semaine"],
  ["per", "/ per"],
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

const rent = (
  transaction: number | null,
  more: { readonly status?: "TO_RENT" | "RENTED" | "FOR_SALE" } = {},
) => ({
  general: { transaction: transaction === null ? null : { id: transaction }, price: {} },
  property: more,
});

test.each([2, 6, 8])("a rent (transaction %i) without a period is by the month, in every language", (id) => {
  expect(LOCALES.map((locale) => pricePeriodOf(rent(id), locale))).toEqual([
    { text: "/ maand", locale: "nl" },
    { text: "/ mois", locale: "fr" },
    { text: "/ month", locale: "en" },
    { text: "/ Monat", locale: "de" },
  ]);
});

test("the agency's own period wins over the month", () => {
  const yearly = { general: { transaction: { id: 2 }, price: { period: { name: { nl: "jaar" } } } } };
  expect(pricePeriodOf(yearly, "nl")?.text).toBe("/ jaar");
});

test("without a transaction the status says whether it is a rent", () => {
  expect(pricePeriodOf(rent(null, { status: "TO_RENT" }), "nl")?.text).toBe("/ maand");
  expect(pricePeriodOf(rent(null, { status: "RENTED" }), "nl")?.text).toBe("/ maand");
  expect(pricePeriodOf(rent(null, { status: "FOR_SALE" }), "nl")).toBeNull();
});

test.each([1, 3, 5, 7, 10, 11])("a price that is for good (transaction %i) has no period", (id) => {
  expect(pricePeriodOf(rent(id), "nl")).toBeNull();
});

test("a seasonal let is no monthly rent: without its period nothing is said", () => {
  expect(pricePeriodOf(rent(4), "nl")).toBeNull();
  const weekly = { general: { transaction: { id: 4 }, price: { period: { name: { nl: "week" } } } } };
  expect(pricePeriodOf(weekly, "nl")?.text).toBe("/ week");
});

test.each([
  [2, null, "MON"],
  [1, null, null],
  [4, null, null],
  [2, { fr: "mois" }, "MON"],
  [4, { nl: "week" }, "WEE"],
  [4, { nl: "weekend" }, null],
  [4, { fr: "nuit" }, "DAY"],
  [2, { fr: "par an" }, "ANN"],
  [2, { de: "Jahr" }, "ANN"],
] as const)("the price of transaction %i per %o has the unit %s", (id, name, unit) => {
  expect(pricePeriodUnit({ general: { transaction: { id }, price: { period: { name } } } })).toBe(unit);
});
