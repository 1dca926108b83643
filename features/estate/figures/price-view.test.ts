import { expect, test } from "vitest";
import { Estate } from "#features/listings/schema/estate.ts";
import { priceView } from "./price-view.ts";

test("a sale on a life annuity tells the bouquet, and what is paid every month beside it", () => {
  const price = { value: 60_000, annuity: 850, period: { name: { nl: "maand" } } };
  const sale = Estate.parse({ general: { id: 1, transaction: { id: 11 }, price } });
  expect(priceView(sale, "nl")).toEqual({
    text: "€\u00a060.000,00",
    before: "estate.bouquet",
    period: null,
    annuity: "€\u00a0850,00",
  });
});

test("a rent says what it is counted per, in the language that the agency wrote it in", () => {
  const price = { value: 950, period: { name: { nl: "maand" } } };
  const rent = Estate.parse({ general: { id: 1, price } });
  expect(priceView(rent, "fr")?.period).toEqual({ text: "/ maand", locale: "nl" });
});

const rentOf = (id: number) =>
  Estate.parse({ general: { id: 1, transaction: { id }, price: { value: 950 } } });

test("a rent whose agency names no period is by the month, a seasonal let is not", () => {
  expect(priceView(rentOf(2), "fr")?.period).toEqual({ text: "/ mois", locale: "fr" });
  expect(priceView(rentOf(4), "fr")?.period).toBeNull();
});
