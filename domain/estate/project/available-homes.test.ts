import { expect, test } from "vitest";
import { TRANSACTIONS } from "../reference/transactions.ts";
import { availableHomes } from "./available-homes.ts";

const node = (id: number | null, status?: "SOLD" | "FOR_SALE") => ({
  general: { transaction: id === null ? null : { id } },
  property: { status },
});

test("sold homes and those under option are not available, all others are", () => {
  const homes = TRANSACTIONS.map(({ id }) => node(id));
  expect(availableHomes(node(1), homes).map(({ general }) => general.transaction?.id)).toEqual([
    1, 2, 3, 4, 10, 11,
  ]);
});

test.each([
  [1, 1],
  [2, 1],
  [7, 0],
  [5, 0],
  [null, 0],
])("of a project with transaction %s, a home that says nothing counts %i", (project, count) => {
  expect(availableHomes(node(project), [node(null)])).toHaveLength(count);
});

test("a home that shows as sold by its status is not available", () => {
  expect(availableHomes(node(1), [node(1, "SOLD"), node(null, "SOLD"), node(1, "FOR_SALE")])).toHaveLength(1);
});
