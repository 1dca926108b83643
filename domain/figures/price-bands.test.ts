import { expect, test } from "vitest";
import { bandOf } from "./price-bands.ts";

test.each([
  ["sale", null, 250_000, 1],
  ["sale", 200_000, 350_000, 3],
  ["sale", null, 350_001, 4],
  ["sale", null, 2_000_000, 6],
  ["sale", 500_000, null, 6],
  ["sale", 250_000, null, 2],
  ["sale", null, null, 0],
  ["rent", null, 900, 2],
  ["rent", 1_600, null, 6],
] as const)("a search to %s from %s to %s euro stands in band %i", (deal, priceMin, priceMax, band) => {
  expect(bandOf(deal, { priceMin, priceMax })).toBe(band);
});
