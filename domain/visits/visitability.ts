import { isOver, type MarketState } from "../estate/reference/market-state.ts";
import type { Agenda } from "./agenda.ts";

/** Why nobody can book a visit of an estate: it is sold or let, nobody guides visits, or whoever does keeps no agenda. */
export type NoVisit = "unavailable" | "no-sales-rep" | "no-agenda";

/**
 * Why an estate can't be visited; null when it can, also under option.
 * Example: `whyNoVisit({ state: "sold", salesRepId: 1, agenda })` is `"unavailable"`.
 */
export function whyNoVisit(estate: {
  readonly state: MarketState | null;
  readonly salesRepId: number | null;
  readonly agenda: Agenda | null;
}): NoVisit | null {
  if (isOver(estate.state)) return "unavailable";
  if (estate.salesRepId === null) return "no-sales-rep";
  return estate.agenda ? null : "no-agenda";
}
