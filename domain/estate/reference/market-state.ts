import type { PropertyStatus } from "./enumerations.ts";
import { isUnderOption, statusOfTransaction } from "./status.ts";

/** Why a listing can no longer be had, or not for now. */
export type MarketState = "sold" | "rented" | "takenOver" | "underOption";

const STATE_OF_STATUS: { readonly [status in PropertyStatus]?: MarketState } = {
  SOLD: "sold",
  RENTED: "rented",
  TAKEN_OVER: "takenOver",
};

type Offered = {
  readonly general: { readonly transaction?: { readonly id: number } | null };
  readonly property?: { readonly status?: PropertyStatus | null } | null;
  /** Of a project: why none of its units can be had. */
  readonly homesState?: MarketState | null | undefined;
};

/**
 * Whether a listing is sold, rented, taken over or under option, by its transaction or by the status of its attribute
 * groups; null when it can be had. The transaction wins, save that an option never hides a sale that the status tells. A project without
 * its own is as its units are. Example: transaction 6 is "rented", transaction 1 with the status SOLD is "sold".
 */
export function marketStateOf({ general, property, homesState }: Offered): MarketState | null {
  const transaction = general.transaction?.id;
  const over = overBy(statusOfTransaction(transaction)) ?? overBy(property?.status);
  return over ?? homesState ?? (isUnderOption(transaction) ? "underOption" : null);
}

function overBy(status: PropertyStatus | null | undefined): MarketState | null {
  return (status && STATE_OF_STATUS[status]) ?? null;
}

/** Tells whether a state is for good: an option may still end. */
export function isOver(state: MarketState | null): state is Exclude<MarketState, "underOption"> {
  return state !== null && state !== "underOption";
}
