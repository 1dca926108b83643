import { expect, test } from "vitest";
import { offeredHomes, type ProjectHome, projectPrice } from "./project-price.ts";

const home = (transactionId: number | null, price: number | null, more: Partial<ProjectHome> = {}) => ({
  transactionId,
  headTypeId: 3,
  subTypeId: null,
  price,
  isPriceHidden: false,
  ...more,
});
const hidden = { isPriceHidden: true };
const garage = { headTypeId: 6 };

test.each<[string, readonly ProjectHome[], ReturnType<typeof projectPrice>]>([
  [
    "the cheapest home that is not sold",
    [home(1, 310_000), home(5, 249_000), home(1, 297_500)],
    { from: "homes", amount: 297_500 },
  ],
  ["one under option", [home(1, 310_000), home(7, 265_000)], { from: "homes", amount: 265_000 }],
  ["a home that says nothing of its sale", [home(null, 265_000)], { from: "homes", amount: 265_000 }],
  ["a home for sale, not one for rent", [home(2, 950), home(1, 300_000)], { from: "homes", amount: 300_000 }],
  ["a home, not its garage", [home(1, 300_000), home(1, 18_000, garage)], { from: "homes", amount: 300_000 }],
  [
    "a garage once all homes are sold",
    [home(5, 1), home(1, 18_000, garage)],
    { from: "homes", amount: 18_000 },
  ],
  [
    "a storage box last as well",
    [home(1, 4_000, { headTypeId: null, subTypeId: 607 }), home(1, 300_000)],
    { from: "homes", amount: 300_000 },
  ],
  ["no garage where homes are on request", [home(1, null), home(1, 18_000, garage)], { from: "project" }],
  ["itself where no home has a price", [home(1, null), home(1, 0)], { from: "project" }],
  ["itself without homes", [], { from: "project" }],
  ["nobody once all is sold", [home(5, 249_000), home(6, 900)], { from: "nowhere" }],
  ["nobody where the cheapest is hidden", [home(1, 250_000, hidden), home(1, 300_000)], { from: "nowhere" }],
  [
    "a cheaper one beside a hidden one",
    [home(1, 320_000, hidden), home(1, 300_000)],
    { from: "homes", amount: 300_000 },
  ],
  ["the one of two that may be told", [home(1, 5, hidden), home(1, 5)], { from: "homes", amount: 5 }],
])("of a project for sale the price is told by %s", (_, homes, price) => {
  expect(projectPrice(1, homes)).toEqual(price);
});

test("a project for rent tells its cheapest rent, whatever is for sale in it", () => {
  const homes = [home(1, 300), home(2, 950), home(8, 900), home(6, 800)];
  expect(projectPrice(2, homes)).toEqual({ from: "homes", amount: 900 });
});

test("a project that says nothing of its sale is as cheap as its cheapest home", () => {
  expect(projectPrice(null, [home(1, 300_000), home(11, 60_000), home(null, 5)])).toEqual({
    from: "homes",
    amount: 60_000,
  });
});

test("homes that are sold, rented or of an unknown status can't be had", () => {
  const ids = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 100_305, null];
  const homes = ids.map((transactionId) => ({ transactionId }));
  const offered = (project: number | null) => offeredHomes(project, homes).map((one) => one.transactionId);
  expect(offered(1)).toEqual([1, 2, 3, 4, 7, 8, 10, 11, null]);
  expect(offered(5)).toEqual([1, 2, 3, 4, 7, 8, 10, 11]);
});
