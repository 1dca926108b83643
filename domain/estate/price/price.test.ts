import { expect, test } from "vitest";
import { effectivePrice } from "./price.ts";

const priced = (price: { value?: number | null; priceFrom?: number | null } | null) => ({
  general: { price },
});

test("a price of its own comes first", () => {
  expect(
    effectivePrice(priced({ value: 389_000, priceFrom: 250_000 }), [priced({ value: 100_000 })]),
  ).toEqual({ amount: 389_000, isFrom: false, isBouquet: false, annuity: null });
});

test("a project without one starts from its priceFrom, else from its cheapest entity", () => {
  const entities = [
    priced({ value: 310_000 }),
    priced({ value: 265_000 }),
    priced(null),
    priced({ value: 0 }),
  ];
  expect(effectivePrice(priced({ priceFrom: 250_000 }), entities)).toMatchObject({
    amount: 250_000,
    isFrom: true,
  });
  expect(effectivePrice(priced({ value: null }), entities)).toMatchObject({ amount: 265_000, isFrom: true });
});

test("a life annuity is told by its bouquet, with what is paid every month", () => {
  const price = { value: 60_000, annuity: 850 };
  const annuity = { general: { transaction: { id: 11 }, price } };
  expect(effectivePrice(annuity, [])).toEqual({
    amount: 60_000,
    isFrom: false,
    isBouquet: true,
    annuity: 850,
  });
  const sale = { general: { transaction: { id: 1 }, price } };
  expect(effectivePrice(sale, [])).toMatchObject({ isBouquet: false, annuity: null });
});

test("no price anywhere, or a price of nothing, is a price on request", () => {
  expect(effectivePrice(priced(null), [])).toBeNull();
  expect(
    effectivePrice(priced({ value: 0, priceFrom: null }), [priced({ value: 0 }), priced(null)]),
  ).toBeNull();
});
