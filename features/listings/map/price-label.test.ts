import { expect, test } from "vitest";
import { priceLabel } from "./price-label.ts";

test.each([
  [950, "€ 950"],
  [1_250, "€ 1.250"],
  [9_999.5, "€ 10.000"],
  [389_000, "€ 389k"],
  [389_500, "€ 390k"],
  [999_499, "€ 999k"],
  [999_900, "€ 1M"],
  [1_000_000, "€ 1M"],
  [1_250_000, "€ 1,25M"],
  [12_500_000, "€ 12,5M"],
])("a price of %d euro is %s on the map", (euro, label) => {
  expect(priceLabel(euro)).toBe(label);
});
