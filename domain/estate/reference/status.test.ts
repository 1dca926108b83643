import { expect, test } from "vitest";
import {
  canBeAwaited,
  canBeHad,
  isAvailable,
  isForRent,
  isHidden,
  isSold,
  isUnderOption,
  RENT_TRANSACTIONS,
  SOLD_TRANSACTIONS,
  statusOfEstate,
  statusOfTransaction,
} from "./status.ts";
import { TRANSACTIONS } from "./transactions.ts";

test.each([
  [1, false, false, "FOR_SALE"],
  [2, false, true, "TO_RENT"],
  [3, false, false, "FOR_SALE"],
  [4, false, true, "TO_RENT"],
  [5, true, false, "SOLD"],
  [6, true, true, "RENTED"],
  [8, false, true, "TO_RENT"],
  [10, false, false, "TAKE_OVER"],
  [7, false, false, "FOR_SALE"],
  [11, false, false, "FOR_SALE"],
  [9, false, false, null],
  [null, false, false, null],
] as const)("transaction %s: sold %s, for rent %s, status %s", (id, sold, rent, status) => {
  expect([isSold(id), isForRent(id), statusOfTransaction(id)]).toEqual([sold, rent, status]);
});

test("sold are 5 and 6, for rent 2, 4, 6 and 8", () => {
  expect([SOLD_TRANSACTIONS, RENT_TRANSACTIONS]).toEqual([
    [5, 6],
    [2, 4, 6, 8],
  ]);
});

test.each([
  [[1, 2, 3, 4, 10, 11], "available", [true, true, false]],
  [[7, 8], "under option", [true, false, true]],
  [[5, 6], "gone", [false, false, false]],
  [[9, 100_305, null], "of a kind that nobody knows", [false, false, false]],
] as const)("estates with transaction %j are %s", (ids, _what, expected) => {
  for (const id of ids) expect([canBeHad(id), isAvailable(id), isUnderOption(id)]).toEqual(expected);
});

test("attribute groups know the status better than the transaction", () => {
  expect(statusOfEstate({ general: { transaction: { id: 1 } }, property: { status: "TAKEN_OVER" } })).toBe(
    "TAKEN_OVER",
  );
  expect(statusOfEstate({ general: { transaction: { id: 1 } }, property: {} })).toBe("FOR_SALE");
  expect(statusOfEstate({ general: {} })).toBeNull();
});

test("an alert is for what comes free, an agency's own transactions too, not for what is over or under option", () => {
  const awaited = [...TRANSACTIONS.map(({ id }) => id), 100_305].filter(canBeAwaited);
  expect(awaited).toEqual([1, 2, 3, 4, 10, 11, 100_305]);
});

test("a card is plain when the site hides its status", () => {
  expect([isHidden(5, [5, 6]), isHidden(1, [5, 6]), isHidden(null, [5])]).toEqual([true, false, false]);
});
