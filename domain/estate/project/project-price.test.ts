import { expect, test } from "vitest";
import { offeredUnits, type ProjectUnit, projectPrice, withProjectPrice } from "./project-price.ts";

const unit = (transactionId: number | null, price: number | null, more: Partial<ProjectUnit> = {}) => ({
  transactionId,
  headTypeId: 3,
  subTypeId: null,
  price,
  isPriceHidden: false,
  ...more,
});
const hidden = { isPriceHidden: true };
const garage = { headTypeId: 6 };

const homeAt = (price: number, transactionId = 1) => ({
  transactionId,
  headTypeId: 3,
  subTypeId: null,
  price,
  isPriceHidden: false,
});

const project = (vat = false) => ({
  general: {
    transaction: { id: 1 },
    price: { value: 249_000, totalPrice: 260_000, groundValue: 60_000, period: { name: { nl: "maand" } } },
  },
  property: { financial: { price: 249_000, vat_regime: vat, monthly_costs: 80 } },
});

test.each<[string, readonly ProjectUnit[], ReturnType<typeof projectPrice>]>([
  [
    "the cheapest unit that is not sold",
    [unit(1, 310_000), unit(5, 249_000), unit(1, 297_500)],
    { from: "homes", amount: 297_500 },
  ],
  ["one under option", [unit(1, 310_000), unit(7, 265_000)], { from: "homes", amount: 265_000 }],
  ["a unit that says nothing of its sale", [unit(null, 265_000)], { from: "homes", amount: 265_000 }],
  ["a unit for sale, not one for rent", [unit(2, 950), unit(1, 300_000)], { from: "homes", amount: 300_000 }],
  ["a unit, not its garage", [unit(1, 300_000), unit(1, 18_000, garage)], { from: "homes", amount: 300_000 }],
  [
    "a garage once all units are sold",
    [unit(5, 1), unit(1, 18_000, garage)],
    { from: "homes", amount: 18_000 },
  ],
  [
    "a storage box last as well",
    [unit(1, 4_000, { headTypeId: null, subTypeId: 607 }), unit(1, 300_000)],
    { from: "homes", amount: 300_000 },
  ],
  ["no garage where units are on request", [unit(1, null), unit(1, 18_000, garage)], { from: "project" }],
  ["itself where no unit has a price", [unit(1, null), unit(1, 0)], { from: "project" }],
  ["itself without units", [], { from: "project" }],
  ["nobody once all is sold", [unit(5, 249_000), unit(6, 900)], { from: "nowhere" }],
  ["nobody where the cheapest is hidden", [unit(1, 250_000, hidden), unit(1, 300_000)], { from: "nowhere" }],
  [
    "a cheaper one beside a hidden one",
    [unit(1, 320_000, hidden), unit(1, 300_000)],
    { from: "homes", amount: 300_000 },
  ],
  ["the one of two that may be told", [unit(1, 5, hidden), unit(1, 5)], { from: "homes", amount: 5 }],
])("of a project for sale the price is told by %s", (_, units, price) => {
  expect(projectPrice(1, units)).toEqual(price);
});

test("a project for rent tells its cheapest rent, whatever is for sale in it", () => {
  const units = [unit(1, 300), unit(2, 950), unit(8, 900), unit(6, 800)];
  expect(projectPrice(2, units)).toEqual({ from: "homes", amount: 900 });
});

test("a project that says nothing of its sale is as cheap as its cheapest unit", () => {
  expect(projectPrice(null, [unit(1, 300_000), unit(11, 60_000), unit(null, 5)])).toEqual({
    from: "homes",
    amount: 60_000,
  });
});

test("units that are sold, rented or of an unknown status can't be had", () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100_305, null];
  const units = ids.map((transactionId) => ({ transactionId }));
  const offered = (project: number | null) => offeredUnits(project, units).map((one) => one.transactionId);
  expect(offered(1)).toEqual([1, 2, 3, 4, 7, 8, 10, 11, null]);
  expect(offered(5)).toEqual([1, 2, 3, 4, 7, 8, 10, 11]);
});

test("a project tells what its cheapest unit costs, and no figure of its own beside it", () => {
  const told = withProjectPrice(project(), [homeAt(297_500), homeAt(249_000, 5)]);
  expect(told.general.price).toEqual({ period: { name: { nl: "maand" } }, priceFrom: 297_500 });
  expect(told.property.financial).toEqual({ vat_regime: false, monthly_costs: 80 });
});

test("a project without priced units tells its own price, under the name that every project has it under", () => {
  expect(withProjectPrice(project(), []).general.price).toEqual({
    ...project().general.price,
    priceFrom: 249_000,
  });
  const onRequest = { general: { transaction: { id: 1 }, price: null } };
  expect(withProjectPrice(onRequest, [])).toEqual(onRequest);
});

test("a project that is sold, or hides its price, tells none", () => {
  for (const told of [
    withProjectPrice(project(), [homeAt(249_000, 5)]),
    withProjectPrice(project(true), [homeAt(297_500)]),
    withProjectPrice(project(true), []),
  ])
    expect(JSON.stringify(told)).not.toMatch(/249|260|297|60000/);
});
