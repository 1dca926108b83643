import { expect, test } from "vitest";
import type { PropertyStatus } from "../reference/enumerations.ts";
import type { MarketState } from "../reference/market-state.ts";
import { homesStateOf, withHomesState } from "./homes-state.ts";

const project = { general: { transaction: { id: 1 } } };
const units = (...ids: readonly (number | null)[]) => ids.map((transactionId) => ({ transactionId }));

test.each<[readonly (number | null)[], MarketState | null]>([
  [[5, 5], "sold"],
  [[6, 6], "rented"],
  [[5, 6], "sold"],
  [[7, 7], "underOption"],
  [[8], "underOption"],
  [[5, 7], "underOption"],
  [[5, 1], null],
  [[7, 1], null],
  [[5, null], null],
  [[5, 99], null],
  [[], null],
])("a project whose units have the transactions %j is %s", (ids, state) => {
  expect(homesStateOf(project, units(...ids))).toBe(state);
});

test.each<[PropertyStatus, MarketState | null]>([
  ["SOLD", "sold"],
  ["RENTED", "rented"],
  ["TAKEN_OVER", "takenOver"],
  ["FOR_SALE", null],
])("a unit that only its status tells of counts as well: %s", (status, state) => {
  expect(homesStateOf(project, [{ transactionId: null, status }])).toBe(state);
});

test("a unit that says nothing is as its project is", () => {
  expect(homesStateOf({ general: { transaction: { id: 5 } } }, units(null))).toBe("sold");
});

test("a unit that comes back makes the project one that can be had", () => {
  const sold = withHomesState(project, units(5, 5));
  expect(sold).toEqual({ ...project, homesState: "sold" });
  expect(withHomesState(sold, units(5, 1))).toEqual(project);
});
