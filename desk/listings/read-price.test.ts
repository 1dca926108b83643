import { expect, test } from "vitest";
import { priceText, readPrice } from "./read-price.ts";

test.each([
  ["389000", 389_000],
  ["389.000", 389_000],
  ["€ 389 000", 389_000],
  ["1.250.000,50", 1_250_000.5],
  ["1250.5", 1250.5],
  ["950,00", 950],
  ["", null],
  ["0", null],
  ["veel", undefined],
  ["-5", undefined],
  ["1,2,3", undefined],
  ["12345678901", undefined],
])("%j is read as %j euro", (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each([
  [389_000, "389.000"],
  [950, "950"],
  [1_250_000.5, "1.250.000,50"],
  [null, ""],
])("a price of %j is shown as %j, which is read as the same", (price, text) => {
  expect(priceText(price)).toBe(text);
  expect(readPrice(text)).toBe(price);
});
