import { expect, test } from "vitest";
import { effectivePrice } from "./price.ts";

const priced = (price: { value?: number | null; priceFrom?: number | null } | null) => ({
  general: { price },
});

test("a price of its own comes first, else the one that it starts from", () => {
  expect(effectivePrice(priced({ value: 389_000, priceFrom: 250_000 }))).toEqual({
    amount: 389_000,
    isFrom: false,
    isBouquet: false,
    annuity: null,
  });
  expect(effectivePrice(priced({ value: 0, priceFrom: 250_000 }))).toMatchObject({
    amount: 250_000,
    isFrom: true,
  });
});

test("a life annuity is told by its bouquet, with what is paid every month", () => {
  const price = { value: 60_000, annuity: 850 };
  expect(effectivePrice({ general: { transaction: { id: 11 }, price } })).toEqual({
    amount: 60_000,
    isFrom: false,
    isBouquet: true,
    annuity: 850,
  });
  expect(effectivePrice({ general: { transaction: { id: 1 }, price } })).toMatchObject({
    isBouquet: false,
    annuity: null,
  });
});

test("no price anywhere, or a price of nothing, is a price on request", () => {
  expect(effectivePrice(priced(null))).toBeNull();
  expect(effectivePrice(priced({ value: 0, priceFrom: null }))).toBeNull();
});

test("a price under VAT is told in person", () => {
  const property = { financial: { vat_regime: true } };
  expect(effectivePrice({ ...priced({ value: 389_000, priceFrom: 250_000 }), property })).toBeNull();
});
