import { expect, test } from "vitest";
import { type CostedEstate, pricePartsOf, rentCostsOf, saleCostsOf } from "./costs.ts";

type Financial = NonNullable<NonNullable<CostedEstate["property"]>["financial"]>;

const priced = (price: CostedEstate["general"]["price"], more: Partial<CostedEstate> = {}): CostedEstate => ({
  general: { price },
  ...more,
});
const grouped = (financial: Financial, notaryTotal?: number): CostedEstate => ({
  general: {},
  property: { financial, notary_cost: notaryTotal === undefined ? null : { total: notaryTotal } },
});

test("the price of a new estate is land, construction, infrastructure and VAT, as far as they are known", () => {
  expect(
    pricePartsOf(priced({ groundValue: 90_000, constructionValue: 210_000, furnitureValue: 0 })),
  ).toEqual([
    { kind: "land", amount: 90_000 },
    { kind: "construction", amount: 210_000 },
  ]);
  expect(pricePartsOf(grouped({ land_price: 90_000, vat: 44_100 })).map(({ kind }) => kind)).toEqual([
    "land",
    "vat",
  ]);
});

test("one part alone is no breakdown", () => {
  expect(pricePartsOf(priced({ groundValue: 90_000 }))).toEqual([]);
});

test("under the VAT regime no part of a price is told", () => {
  const financial = { price: 300_000, land_price: 1, construction_price: 2, vat_regime: true };
  expect(pricePartsOf(grouped(financial))).toEqual([]);
  expect(saleCostsOf(grouped(financial, 9_000))).toBe(null);
  expect(rentCostsOf(grouped(financial))).toBe(null);
});

test("a sale costs its price and the costs of the deed, only where both are known", () => {
  expect(saleCostsOf(grouped({ price: 300_000 }, 12_000))).toEqual({
    price: 300_000,
    costs: 12_000,
    total: 312_000,
  });
  const financial = { registrationCost: 6_000, notarySalery: 3_000 };
  expect(saleCostsOf(priced({ value: 300_000 }, { financial }))?.total).toBe(309_000);
  expect(saleCostsOf(priced({ value: 300_000 }, { financial: { registrationCost: 6_000 } }))).toBe(null);
  expect(saleCostsOf(grouped({}, 12_000))).toBe(null);
});

test("nothing is added up of a public sale, whose price is that of the last bid", () => {
  const sale = grouped({ price: 90_000 }, 12_000);
  expect(saleCostsOf({ ...sale, general: { ...sale.general, transaction: { id: 3 } } })).toBe(null);
});

test("a life annuity has no total, which would leave out what is paid every month", () => {
  const annuity = grouped({ price: 52_000 }, 2_811.12);
  expect(saleCostsOf({ ...annuity, general: { transaction: { id: 11 } } })).toEqual({
    price: 52_000,
    costs: 2_811.12,
    total: null,
  });
});

test("a rent with charges says what is due each month, unless they are in the rent", () => {
  expect(rentCostsOf(priced({ value: 950, deposit: 1_900 }, { technical: { monthlyCost: 80 } }))).toEqual({
    rent: 950,
    charges: 80,
    areChargesIncluded: false,
    total: 1_030,
    deposit: 1_900,
  });
  const included = grouped({ price: 950, monthly_costs: 80, common_charges_included: true });
  expect(rentCostsOf(included)?.total).toBe(null);
});

test("charges of 0 are told, and add nothing to the rent", () => {
  const free = priced({ value: 950 }, { technical: { monthlyCost: 0 } });
  expect(rentCostsOf(free)).toMatchObject({ charges: 0, total: null });
  expect(rentCostsOf(grouped({ price: 950, monthly_costs: 0 }))).toMatchObject({ charges: 0, total: null });
  expect(rentCostsOf(priced({ value: 950 }))?.charges).toBe(null);
});
