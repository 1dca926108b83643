import { expect, test } from "vitest";
import { marksOf } from "./marks.ts";

const fresh = { id: 4, name: { nl: "Nieuw" } };
const marks = (transaction: number, sticker: { readonly id: number } | null) =>
  marksOf({ general: { transaction: { id: transaction }, sticker } }, "nl");

test.each([
  [5, "sold"],
  [6, "rented"],
  [7, "underOption"],
  [8, "underOption"],
])("transaction %i shows as %s without a sticker and beside any sticker", (transaction, state) => {
  expect(marks(transaction, null)).toMatchObject({ state, sticker: null });
  expect(marks(transaction, fresh)).toMatchObject({ state, sticker: { label: { text: "Nieuw" } } });
});

test("stickers 1 and 2 stay the sold and the rented badge of what is on offer", () => {
  expect(marks(1, { id: 1 })).toMatchObject({ state: null, sticker: { kind: "sold" } });
  expect(marks(2, { id: 2 })).toMatchObject({ state: null, sticker: { kind: "rented" } });
  expect(marks(7, { id: 1 })).toMatchObject({ state: "underOption", sticker: { kind: "sold" } });
});

test("one badge is enough: that of the transaction", () => {
  expect(marks(5, { id: 1 })).toMatchObject({ state: "sold", sticker: null });
  expect(marks(6, { id: 1 })).toMatchObject({ state: "rented", sticker: null });
});

test("a public sale is one as long as it can be had, and no other sale is", () => {
  expect([1, 2, 3, 5].map((transaction) => marks(transaction, null).isPublicSale)).toEqual([
    false,
    false,
    true,
    false,
  ]);
  const sold = { general: { transaction: { id: 3 } }, property: { status: "SOLD" } } as const;
  expect(marksOf(sold, "nl")).toMatchObject({ state: "sold", isPublicSale: false });
});
