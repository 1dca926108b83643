import { expect, test } from "vitest";
import { priceSteps } from "./price-steps.ts";

test("the bounds reach just past the cheapest and the dearest listing", () => {
  expect(priceSteps({ min: 210_000, max: 340_000 })).toEqual([200_000, 250_000, 300_000, 350_000]);
  expect(priceSteps({ min: 650, max: 1_240 })).toEqual([600, 700, 800, 900, 1_000, 1_250]);
});

test("one price gives the round amounts around it", () => {
  expect(priceSteps({ min: 300_000, max: 300_000 })).toEqual([300_000]);
});

test("a bound from the address is among the choices, at its place", () => {
  expect(priceSteps({ min: 210_000, max: 290_000 }, [223_500])).toEqual([200_000, 223_500, 250_000, 300_000]);
});

test("without prices only what is already chosen can be chosen", () => {
  expect(priceSteps({ min: null, max: null }, [100])).toEqual([100]);
});

test("a range from a garage to a castle stays short enough to choose from", () => {
  expect(priceSteps({ min: 1, max: 15_000_000 }).length).toBeLessThanOrEqual(30);
});
