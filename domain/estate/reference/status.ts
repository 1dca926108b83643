import type { PropertyStatus } from "./enumerations.ts";

/** Transaction ids that mean sold, and that mean for rent; 6 counts as both (specification, point 4). */
export const SOLD_TRANSACTIONS: readonly number[] = [5, 6];
export const RENT_TRANSACTIONS: readonly number[] = [2, 4, 6, 8];

/** Product decision, point 3. */
const STATUS_OF_TRANSACTION: Readonly<Record<number, PropertyStatus>> = {
  1: "FOR_SALE",
  2: "TO_RENT",
  3: "FOR_SALE",
  4: "TO_RENT",
  5: "SOLD",
  6: "RENTED",
  8: "TO_RENT",
  10: "TAKE_OVER",
};

/** Tells whether a transaction (id) is over: `isSold(6)` is true, since rented counts as sold. */
export function isSold(transactionId: number | null | undefined): boolean {
  return transactionId != null && SOLD_TRANSACTIONS.includes(transactionId);
}

/** Tells whether a transaction (id) is about renting: `isForRent(8)` is true, let with option. */
export function isForRent(transactionId: number | null | undefined): boolean {
  return transactionId != null && RENT_TRANSACTIONS.includes(transactionId);
}

/**
 * The property status of a transaction id; null for one of the agency's own: `statusOfTransaction(3)` is "FOR_SALE".
 */
export function statusOfTransaction(transactionId: number | null | undefined): PropertyStatus | null {
  return (transactionId != null && STATUS_OF_TRANSACTION[transactionId]) || null;
}

/** An estate's status: as its attribute groups say, else as its transaction means. */
export function statusOfEstate(estate: {
  readonly general: { readonly transaction?: { readonly id: number } | null };
  readonly property?: { readonly status?: PropertyStatus | null } | null;
}): PropertyStatus | null {
  return estate.property?.status ?? statusOfTransaction(estate.general.transaction?.id);
}

/**
 * Tells whether a card is a plain block and the estate's own address is gone: its transaction is on the site's list.
 */
export function isHidden(transactionId: number | null | undefined, hiddenStatus: readonly number[]): boolean {
  return transactionId != null && hiddenStatus.includes(transactionId);
}
