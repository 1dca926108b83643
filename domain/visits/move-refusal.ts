/** How often one visit can be moved: each time both sides are mailed. */
const MOST_MOVES = 3;

/** Why a visit can't be moved to another time: it is off, it has begun, or it was moved often enough. */
export type MoveRefusal = "cancelled" | "passed" | "moved-enough";

/**
 * Why a visit can't be moved; null when it can.
 * Example: `moveRefusalOf({ appointmentStart: "2026-07-01T07:00:00Z", cancelledAt: null, moves: 3 }, now)` is `"moved-enough"`.
 */
export function moveRefusalOf(
  visit: { readonly appointmentStart: string; readonly cancelledAt: string | null; readonly moves: number },
  now: Date,
): MoveRefusal | null {
  if (visit.cancelledAt) return "cancelled";
  if (Date.parse(visit.appointmentStart) <= now.getTime()) return "passed";
  return visit.moves >= MOST_MOVES ? "moved-enough" : null;
}
