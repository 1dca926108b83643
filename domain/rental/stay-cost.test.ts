import { expect, test } from "vitest";
import { allInPrice, stayCost } from "./stay-cost.ts";

const WEEK = { start: "2026-07-04", end: "2026-07-11", price: 650 };

test("the price that is shown holds what every guest pays, and never the deposit", () => {
  expect(allInPrice(650, { cleaning: 75, fixed: 20.5, deposit: 250 })).toBe(745.5);
  expect(allInPrice(650, null)).toBe(650);
  expect(allInPrice(null, { cleaning: 75 })).toBeNull();
  expect(allInPrice(0.1, { cleaning: 0.2 })).toBe(0.3);
});

test.each([
  ["a person and night", "person-night", 4 * 7 * 1.5],
  ["a night", "night", 7 * 1.5],
  ["a stay", "stay", 1.5],
] as const)("a tax for %s is counted so", (_what, per, touristTax) => {
  const cost = stayCost(WEEK, 4, { cleaning: 75, deposit: 250, touristTax: { amount: 1.5, per } });
  expect(cost).toEqual({
    rent: 650,
    cleaning: 75,
    fixed: 0,
    touristTax,
    total: 725 + touristTax,
    deposit: 250,
  });
});

test("a stay on request has no sum", () => {
  expect(stayCost({ ...WEEK, price: null }, 4, { cleaning: 75 })).toBeNull();
});
