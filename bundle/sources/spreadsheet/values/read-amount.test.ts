import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";
import { OF_DEGREES, readNumber } from "./read-number.ts";

test.each([
  ["€ 295.000", 295_000],
  ["295000 EUR", 295_000],
  ["€295.000,00", 295_000],
  ["295.000,-", 295_000],
  ["295 000 €", 295_000],
  ["295\u202F000 €", 295_000],
  ["295,000", 295_000],
  ["1.250,50", 1250.5],
  ["1,250.50", 1250.5],
  ["1.295.000", 1_295_000],
  ["850,5", 850.5],
  ["850 €/mois", 850],
  ["€ 850 per maand", 850],
  ["0", 0],
])("an agency that writes %s means %d euro", (text, amount) => {
  expect(readAmount(text)).toEqual({ value: amount });
});

test.each(["op aanvraag", "Prix sur demande", "Price on request", "Preis auf Anfrage"])(
  "%s is the price 0, which the site shows as on request",
  (text) => expect(readAmount(text)).toEqual({ value: 0 }),
);

test.each(["29500O", "-5", "1.25.000", "12,34,5", "€", "vanaf 295.000", "=SUM(A1:A2)", "1".repeat(60)])(
  "%s is no amount, and nothing is guessed",
  (text) => expect(readAmount(text)).toHaveProperty("reason"),
);

test("degrees have decimals, however many", () => {
  expect(readNumber("51.054", OF_DEGREES)).toEqual({ value: 51.054 });
  expect(readNumber("3,718", OF_DEGREES)).toEqual({ value: 3.718 });
});
