import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import { statusOfEstate } from "#domain/estate/reference/status.ts";
import { transactionOf } from "#domain/estate/reference/transactions.ts";
import type { Estate } from "#features/listings/schema/estate.ts";

const DEALS = {
  FOR_SALE: "sale",
  SOLD: "sale",
  TO_RENT: "rent",
  RENTED: "rent",
  TAKE_OVER: "takeover",
  TAKEN_OVER: "takeover",
} as const;

/** What a listing is about, by its transaction, else by its status, else by its units; null where nobody knows. */
export function dealOf(estate: Estate): "sale" | "rent" | "takeover" | null {
  const status = statusOfEstate(estate);
  const own = transactionOf(estate.general.transaction?.id)?.deal ?? (status && DEALS[status]);
  const [unit] = estate.children;
  return own ?? (unit ? dealOf(unit) : null);
}

/** A takeover, and a transaction of the agency's own, would be told as a sale by formats that know sales and rents alone. */
export function isSaleOrRent(estate: Estate): boolean {
  return dealOf(estate) === "sale" || dealOf(estate) === "rent";
}

export function isOverNow(estate: Estate): boolean {
  return isOver(marketStateOf(estate));
}
