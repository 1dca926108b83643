/** What the page of a visit knows: what was found, and what became of asking to cancel it. */
export type CancelInput<BookedVisit> = {
  /** Absent while it can't be read, null when there is none. */
  readonly visit: BookedVisit | null | undefined;
  /** What the last request to cancel answered. */
  readonly outcome: CancelOutcome | null;
  readonly isRunning: boolean;
  readonly now: Date;
};

export type CancelOutcome = "cancelled" | "not-found" | "passed" | "failed";

type Known = { readonly appointmentStart: string; readonly cancelledAt?: string | null };

/** The states of the cancel page, and two more: a visit that is over, and one that can't be read. */
export type CancelState<BookedVisit> =
  | { readonly kind: "loading" }
  | { readonly kind: "away" }
  | { readonly kind: "not-found" }
  | { readonly kind: "cancelled" | "passed"; readonly visit: BookedVisit }
  | {
      readonly kind: "shown";
      readonly visit: BookedVisit;
      /** While a request runs. */
      readonly isButtonDisabled: boolean;
    }
  /** The button can be tried again. */
  | { readonly kind: "error"; readonly visit: BookedVisit | null };

/**
 * The state of the cancel page. Example: a failed request on a visit to come is `{ kind: "error" }`, with its
 * details and a button that can be tried again.
 */
export function cancelState<BookedVisit extends Known>({
  visit,
  outcome,
  isRunning,
  now,
}: CancelInput<BookedVisit>): CancelState<BookedVisit> {
  if (visit === undefined) {
    if (isRunning) return { kind: "loading" };
    return outcome === "failed" ? { kind: "error", visit: null } : { kind: "away" };
  }
  if (visit === null || outcome === "not-found") return { kind: "not-found" };
  if (visit.cancelledAt || outcome === "cancelled") return { kind: "cancelled", visit };
  if (outcome === "passed" || hasPassed(visit, now)) return { kind: "passed", visit };
  if (outcome === "failed" && !isRunning) return { kind: "error", visit };
  return { kind: "shown", visit, isButtonDisabled: isRunning };
}

/** A visit passes when it begins: `hasPassed({ appointmentStart: "2026-07-01T07:00:00Z" }, now)`. */
function hasPassed({ appointmentStart }: Pick<Known, "appointmentStart">, now: Date): boolean {
  return Date.parse(appointmentStart) <= now.getTime();
}
