import type { Multilingual } from "../../locale/multilingual.ts";
import { isOver, type MarketState } from "../reference/market-state.ts";
import type { PropertyStatus } from "../reference/enumerations.ts";
import { isForRent, isSold, statusOfTransaction } from "../reference/status.ts";
import { transactionOf } from "../reference/transactions.ts";

type Terms = { readonly id?: number | undefined; readonly name?: Multilingual | null | undefined };

type Listed = {
  readonly general: { readonly transaction?: Terms | null | undefined };
  readonly homesState?: MarketState | null | undefined;
};

const SOLD = 5;
const RENTED = 6;
const SALE_UNDER_OPTION = 7;
const LET_WITH_OPTION = 8;

/**
 * The transaction that a listing is told to be of: its own, or what became of its units where none can be had; null where they
 * are taken over, which no transaction says. Example: a project for sale with sold units only is shown as 5, "Verkocht".
 */
export function shownTransaction({ general, homesState }: Listed): Terms | null | undefined {
  const own = general.transaction;
  if (!homesState || isSold(own?.id)) return own;
  if (homesState === "takenOver") return null;
  const option = isForRent(own?.id) ? LET_WITH_OPTION : SALE_UNDER_OPTION;
  return transactionOf(isOver(homesState) ? (homesState === "sold" ? SOLD : RENTED) : option);
}

type Project = Listed & {
  readonly property?: { readonly status?: PropertyStatus | null | undefined } | null | undefined;
};

/** A project whose facts say what became of its units, in either model; any other listing as it is. */
export function withShownTransaction<P extends Project>(listed: P): P {
  const transaction = shownTransaction(listed);
  const { general, property } = listed;
  if (transaction === general.transaction) return listed;
  const status = statusOfTransaction(transaction?.id) ?? "TAKEN_OVER";
  return {
    ...listed,
    general: { ...general, transaction },
    property: property?.status ? { ...property, status } : property,
  };
}
