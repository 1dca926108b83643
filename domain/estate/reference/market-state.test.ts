import { expect, test } from "vitest";
import type { PropertyStatus } from "./enumerations.ts";
import { isOver, type MarketState, marketStateOf } from "./market-state.ts";

const stateOf = (transaction: number | null, status?: PropertyStatus) =>
  marketStateOf({
    general: { transaction: transaction === null ? null : { id: transaction } },
    property: status ? { status } : null,
  });

test.each<[number, MarketState | null]>([
  [1, null],
  [2, null],
  [3, null],
  [4, null],
  [5, "sold"],
  [6, "rented"],
  [7, "underOption"],
  [8, "underOption"],
  [10, null],
  [11, null],
  [99, null],
])("transaction %i says that a listing is %s", (transaction, state) => {
  expect(stateOf(transaction)).toBe(state);
});

test.each<[PropertyStatus, MarketState | null]>([
  ["FOR_SALE", null],
  ["TO_RENT", null],
  ["TAKE_OVER", null],
  ["SOLD", "sold"],
  ["RENTED", "rented"],
  ["TAKEN_OVER", "takenOver"],
])("without a transaction the status %s says that a listing is %s", (status, state) => {
  expect(stateOf(null, status)).toBe(state);
});

test("one of the two that says sold is enough: nothing sold looks for sale", () => {
  expect([stateOf(5, "FOR_SALE"), stateOf(1, "SOLD"), stateOf(7, "SOLD")]).toEqual(["sold", "sold", "sold"]);
  expect(stateOf(6, "SOLD")).toBe("rented");
});

const project = (id: number, homesState: MarketState | null) =>
  marketStateOf({ general: { transaction: { id } }, homesState });

test("a project is as its units are, unless it is over itself", () => {
  expect([project(1, "sold"), project(7, "sold"), project(1, "underOption")]).toEqual([
    "sold",
    "sold",
    "underOption",
  ]);
  expect([project(5, "underOption"), project(1, null)]).toEqual(["sold", null]);
});

test("an option may still end, a sale not", () => {
  expect([isOver("sold"), isOver("rented"), isOver("takenOver")]).toEqual([true, true, true]);
  expect([isOver("underOption"), isOver(null)]).toEqual([false, false]);
});
