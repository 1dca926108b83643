import type { PropertyStatus } from "./enumerations.ts";
import { SEASONAL_LET, type Transaction, transactionOf, TRANSACTIONS } from "./transactions.ts";

/** Transaction ids that mean sold, and that mean for rent; 6 counts as both. */
export const SOLD_TRANSACTIONS = idsOf(({ availability }) => availability === "taken");
export const RENT_TRANSACTIONS = idsOf(({ deal }) => deal === "rent");

/** Transaction ids of what a buyer, or a tenant, can still have; who rents for a season asks for that by its own name. */
export const FOR_SALE = idsOf(({ status }) => status === "FOR_SALE");
export const FOR_RENT = idsOf(({ id, status }) => status === "TO_RENT" && id !== SEASONAL_LET);

function idsOf(belongs: (transaction: Transaction) => boolean): readonly number[] {
  return TRANSACTIONS.filter(belongs).map(({ id }) => id);
}

/** Tells whether a transaction (id) is over: `isSold(6)` is true, since rented counts as sold. */
export function isSold(transactionId: number | null | undefined): boolean {
  return transactionOf(transactionId)?.availability === "taken";
}

/** Tells whether a transaction (id) is about renting: `isForRent(8)` is true, let with option. */
export function isForRent(transactionId: number | null | undefined): boolean {
  return transactionOf(transactionId)?.deal === "rent";
}

/** Tells whether an estate can still be had, also while somebody has an option on it: `canBeHad(7)` is true, `canBeHad(5)` not. */
export function canBeHad(transactionId: number | null | undefined): boolean {
  const transaction = transactionOf(transactionId);
  return transaction !== undefined && transaction.availability !== "taken";
}

/** Tells whether an estate is free to anybody: `isAvailable(7)` is false, since somebody has an option on it. */
export function isAvailable(transactionId: number | null | undefined): boolean {
  return transactionOf(transactionId)?.availability === "available";
}

/** Tells whether somebody has an option on an estate: transactions 7 and 8. */
export function isUnderOption(transactionId: number | null | undefined): boolean {
  return transactionOf(transactionId)?.availability === "under-option";
}

/**
 * Tells whether somebody can look out for what is offered under a transaction, an agency's own among them:
 * `canBeAwaited(7)` is false, since what is under option comes free as what is for sale.
 */
export function canBeAwaited(transactionId: number): boolean {
  return !isSold(transactionId) && !isUnderOption(transactionId);
}

/**
 * The property status of a transaction id; null for one of the agency's own: `statusOfTransaction(3)` is "FOR_SALE".
 */
export function statusOfTransaction(transactionId: number | null | undefined): PropertyStatus | null {
  return transactionOf(transactionId)?.status ?? null;
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
 * Example: `isHidden(5, [5, 6])` is true.
 */
export function isHidden(transactionId: number | null | undefined, hiddenStatus: readonly number[]): boolean {
  return transactionId != null && hiddenStatus.includes(transactionId);
}
