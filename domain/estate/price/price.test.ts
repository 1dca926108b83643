import { expect, test } from "vitest";
import { effectivePrice } from "./price.ts";

const priced = (price: { value?: number | null; priceFrom?: number | null } | null) => ({
  general: { price },
});

test("a price of its own comes first", () => {
  expect(
    effectivePrice(priced({ value: 389_000, priceFrom: 250_000 }), [priced({ value: 100_000 })]),
  ).toEqual({
    amount: 389_000,
    isFrom: false,
  });
});

test("a project without one starts from its priceFrom, else from its cheapest entity", () => {
  const entities = [
    priced({ value: 310_000 }),
    priced({ value: 265_000 }),
    priced(null),
    priced({ value: 0 }),
  ];
  expect(effectivePrice(priced({ priceFrom: 250_000 }), entities)).toEqual({ amount: 250_000, isFrom: true });
  expect(effectivePrice(priced({ value: null }), entities)).toEqual({ amount: 265_000, isFrom: true });
});

test("no price anywhere, or a price of nothing, is a price on request", () => {
  expect(effectivePrice(priced(null), [])).toBeNull();
  expect(
    effectivePrice(priced({ value: 0, priceFrom: null }), [priced({ value: 0 }), priced(null)]),
  ).toBeNull();
});
