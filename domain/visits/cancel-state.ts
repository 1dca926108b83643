/** What the page of an appointment knows: what was found, and what became of asking to cancel it. */
export type CancelInput<Appointment> = {
  /** Absent while it can't be read, null when there is none. */
  readonly appointment: Appointment | null | undefined;
  /** What the last request to cancel answered. */
  readonly outcome: CancelOutcome | null;
  readonly isRunning: boolean;
  readonly now: Date;
};

export type CancelOutcome = "cancelled" | "not-found" | "passed" | "failed";

type Known = { readonly appointmentStart: string; readonly cancelledAt?: string | null };

/** The states of the cancel page, and two more: an appointment that is over, and one that can't be read. */
export type CancelState<Appointment> =
  | { readonly kind: "loading" }
  | { readonly kind: "away" }
  | { readonly kind: "not-found" }
  | { readonly kind: "cancelled" | "passed"; readonly appointment: Appointment }
  | {
      readonly kind: "shown";
      readonly appointment: Appointment;
      /** While a request runs. */
      readonly isButtonDisabled: boolean;
    }
  /** The button can be tried again. */
  | { readonly kind: "error"; readonly appointment: Appointment | null };

/**
 * The state of the cancel page. Example: a failed request on an appointment to come is `{ kind: "error" }`, with its
 * details and a button that can be tried again.
 */
export function cancelState<Appointment extends Known>({
  appointment,
  outcome,
  isRunning,
  now,
}: CancelInput<Appointment>): CancelState<Appointment> {
  if (appointment === undefined) {
    if (isRunning) return { kind: "loading" };
    return outcome === "failed" ? { kind: "error", appointment: null } : { kind: "away" };
  }
  if (appointment === null || outcome === "not-found") return { kind: "not-found" };
  if (appointment.cancelledAt || outcome === "cancelled") return { kind: "cancelled", appointment };
  if (outcome === "passed" || hasPassed(appointment, now)) return { kind: "passed", appointment };
  if (outcome === "failed" && !isRunning) return { kind: "error", appointment };
  return { kind: "shown", appointment, isButtonDisabled: isRunning };
}

/** An appointment passes when it begins: `hasPassed({ appointmentStart: "2026-07-01T07:00:00Z" }, now)`. */
function hasPassed({ appointmentStart }: Pick<Known, "appointmentStart">, now: Date): boolean {
  return Date.parse(appointmentStart) <= now.getTime();
}
