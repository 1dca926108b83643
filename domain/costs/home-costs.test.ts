import { expect, test } from "vitest";
import type { Region } from "../estate/reference/enumerations.ts";
import { energyCostsOf } from "./energy-costs.ts";
import { renovationRuleOf } from "./renovation-duty.ts";
import { rentStartOf } from "./rent-start.ts";

const TODAY = "2026-11-23";

test.each<[Region, number]>([
  ["FLANDERS", 3_000],
  ["BRUSSELS", 2_000],
  ["WALLONIA", 2_000],
])("a tenant in %s of a home at 1,000 euro gives a guarantee of at most %s", (region, guarantee) => {
  const start = rentStartOf({ rent: 1_000, allIn: 1_100, deposit: null, isHome: true, region, day: TODAY });
  expect(start.guarantee?.amount).toBe(guarantee);
  expect(start.total).toBe(1_100 + guarantee);
});

test("the listing's own guarantee goes before the law's highest", () => {
  const rent = { rent: 1_000, allIn: null, region: "FLANDERS", day: TODAY } as const;
  expect(rentStartOf({ ...rent, deposit: 2_000, isHome: true }).guarantee).toEqual({
    amount: 2_000,
    rule: null,
  });
});

test("the law of homes says nothing of a shop", () => {
  const rent = { rent: 1_000, allIn: null, region: "FLANDERS", day: TODAY, isHome: false } as const;
  expect(rentStartOf({ ...rent, deposit: null })).toEqual({
    firstMonth: 1_000,
    guarantee: null,
    total: 1_000,
  });
});

const energy = { region: "FLANDERS", area: 168, day: TODAY } as const;

test("energy is a range: of the label's limits, or narrower where the figure is known", () => {
  expect(energyCostsOf({ ...energy, label: "B", epcValue: null })).toMatchObject({ low: 1_008, high: 3_696 });
  expect(energyCostsOf({ ...energy, label: "B", epcValue: 178 })).toMatchObject({ low: 1_794, high: 3_289 });
});

test("the worst label has no end, and a pair of labels reaches from one to the other", () => {
  expect(energyCostsOf({ ...energy, label: "F", epcValue: null })).toMatchObject({ low: 5_040, high: null });
  expect(energyCostsOf({ ...energy, label: "D_B", epcValue: null })).toMatchObject({
    low: 1_008,
    high: 7_392,
  });
});

test.each([
  [{ label: null, epcValue: null, area: 168 }],
  [{ label: "B", epcValue: null, area: null }],
  [{ label: "A+", epcValue: -12, area: 168 }],
  [{ label: "H", epcValue: null, area: 168 }],
])("nothing is said of the energy of %o", (known) => {
  expect(energyCostsOf({ ...energy, ...known })).toBe(null);
});

test("a figure that nobody can mean leaves the label", () => {
  expect(energyCostsOf({ ...energy, label: "B", epcValue: 84_204 })?.isOfFigure).toBe(false);
});

test.each<[Region, string, string, string | null]>([
  ["FLANDERS", "F", "2025-12-31", "renovation-flanders-2023"],
  ["FLANDERS", "E", TODAY, "renovation-flanders-2026"],
  ["FLANDERS", "D", TODAY, null],
  ["BRUSSELS", "G", TODAY, "renovation-brussels-2033"],
  ["BRUSSELS", "E", TODAY, null],
  ["WALLONIA", "G", TODAY, null],
])("who buys a home in %s with label %s on %s takes over %s", (region, label, day, id) => {
  expect(renovationRuleOf({ region, label, isHome: true, day })?.id ?? null).toBe(id);
});

test("a shop has no renovation duty of homes", () => {
  expect(renovationRuleOf({ region: "FLANDERS", label: "F", isHome: false, day: TODAY })).toBe(null);
});
