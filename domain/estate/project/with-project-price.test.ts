import { expect, test } from "vitest";
import { withProjectPrice } from "./with-project-price.ts";

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
