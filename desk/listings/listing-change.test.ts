import { expect, test } from "vitest";
import { changedFields, patchOf } from "./listing-change.ts";

const LISTING = { transaction: 1, price: 398_000, collectionIds: [4, 1], groupStatus: null, isHidden: false };

test("what nobody touched, or put back as it was, is not sent", () => {
  const draft = { transaction: 1, price: "398.000,00", collectionIds: [1, 4], isHidden: false };
  expect(changedFields(draft, LISTING)).toEqual([]);
  expect(patchOf(draft, LISTING)).toEqual({});
});

test("only what changed is sent", () => {
  expect(patchOf({ price: "389.000" }, LISTING)).toEqual({ general: { price: { value: 389_000 } } });
  expect(patchOf({ transaction: 5 }, LISTING)).toEqual({ general: { transaction: { id: 5, name: null } } });
  expect(patchOf({ collectionIds: [1] }, LISTING)).toEqual({
    estate_collections: [{ estate_collection_id: 1 }],
  });
});

test("a listing is hidden, and comes back by leaving the mark out", () => {
  expect(patchOf({ isHidden: true }, LISTING)).toEqual({ general: { hidden: true } });
  expect(patchOf({ isHidden: false }, { ...LISTING, isHidden: true })).toEqual({ general: { hidden: null } });
});

test("an empty price is on request", () => {
  expect(patchOf({ price: " " }, LISTING)).toEqual({ general: { price: { value: 0 } } });
});

test("the status of attribute groups follows the transaction", () => {
  expect(patchOf({ transaction: 5 }, { ...LISTING, groupStatus: "FOR_SALE" })).toMatchObject({
    property: { status: "SOLD" },
  });
});
