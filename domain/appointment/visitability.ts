import type { PropertyStatus } from "../estate/reference/enumerations.ts";
import type { Agenda } from "./agenda.ts";

/** Why nobody can book a visit of an estate: it is sold or let, nobody guides visits, or whoever does keeps no agenda. */
export type NoVisit = "unavailable" | "no-sales-rep" | "no-agenda";

const UNAVAILABLE: ReadonlySet<PropertyStatus | null> = new Set(["SOLD", "RENTED", "TAKEN_OVER"]);

/**
 * Why an estate can't be visited; null when it can.
 * Example: `whyNoVisit({ status: "SOLD", salesRepId: 1, agenda })` is `"unavailable"`.
 */
export function whyNoVisit(estate: {
  readonly status: PropertyStatus | null;
  readonly salesRepId: number | null;
  readonly agenda: Agenda | null;
}): NoVisit | null {
  if (isTaken(estate.status)) return "unavailable";
  if (estate.salesRepId === null) return "no-sales-rep";
  return estate.agenda ? null : "no-agenda";
}

/** Tells whether a status means that there is nothing to visit any more: `isTaken("RENTED")` is true. */
export function isTaken(status: PropertyStatus | null): boolean {
  return UNAVAILABLE.has(status);
}
