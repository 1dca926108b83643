import { expect, test } from "vitest";
import { TRANSACTIONS } from "../reference/transactions.ts";
import { availableUnits } from "./available-units.ts";

const node = (id: number | null, status?: "SOLD" | "FOR_SALE") => ({
  general: { transaction: id === null ? null : { id } },
  property: { status },
});

test("sold units and those under option are not available, all others are", () => {
  const units = TRANSACTIONS.map(({ id }) => node(id));
  expect(availableUnits(node(1), units).map(({ general }) => general.transaction?.id)).toEqual([
    1, 2, 3, 4, 10, 11,
  ]);
});

test.each([
  [1, 1],
  [2, 1],
  [7, 0],
  [5, 0],
  [null, 0],
])("of a project with transaction %s, a unit that says nothing counts %i", (project, count) => {
  expect(availableUnits(node(project), [node(null)])).toHaveLength(count);
});

test("a unit that shows as sold by its status is not available", () => {
  expect(availableUnits(node(1), [node(1, "SOLD"), node(null, "SOLD"), node(1, "FOR_SALE")])).toHaveLength(1);
});
