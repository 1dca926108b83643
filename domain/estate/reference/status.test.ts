import { expect, test } from "vitest";
import { isForRent, isHidden, isSold, statusOfEstate, statusOfTransaction } from "./status.ts";

test.each([
  [1, false, false, "FOR_SALE"],
  [2, false, true, "TO_RENT"],
  [3, false, false, "FOR_SALE"],
  [4, false, true, "TO_RENT"],
  [5, true, false, "SOLD"],
  [6, true, true, "RENTED"],
  [8, false, true, "TO_RENT"],
  [10, false, false, "TAKE_OVER"],
  [7, false, false, null],
  [null, false, false, null],
] as const)("transaction %s: sold %s, for rent %s, status %s", (id, sold, rent, status) => {
  expect([isSold(id), isForRent(id), statusOfTransaction(id)]).toEqual([sold, rent, status]);
});

test("attribute groups know the status better than the transaction", () => {
  expect(statusOfEstate({ general: { transaction: { id: 1 } }, property: { status: "TAKEN_OVER" } })).toBe(
    "TAKEN_OVER",
  );
  expect(statusOfEstate({ general: { transaction: { id: 1 } }, property: {} })).toBe("FOR_SALE");
  expect(statusOfEstate({ general: {} })).toBeNull();
});

test("a card is plain when the site hides its status", () => {
  expect([isHidden(5, [5, 6]), isHidden(1, [5, 6]), isHidden(null, [5])]).toEqual([true, false, false]);
});
