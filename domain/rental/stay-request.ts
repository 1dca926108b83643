/** What became of a visitor's request for a stay. `expired` is one whose stay is kept for nobody any more. */
export const STAY_STATES = ["asked", "confirmed", "accepted", "refused", "withdrawn", "expired"] as const;
export type StayState = (typeof STAY_STATES)[number];

/** Signs that a guest may write with a request. */
export const MOST_IN_MESSAGE = 2_000;

/** What a visitor (confirm, withdraw), the agency (accept, refuse) or an operator (release) does to a request. */
export type StayStep = "confirm" | "withdraw" | "accept" | "refuse" | "release";

/** How a request ended by somebody's doing. */
export type StayEnd = Extract<StayState, "accepted" | "refused" | "withdrawn">;

export type StayFacts = {
  readonly endedAs: StayEnd | null;
  readonly confirmedAt: Date | null;
  readonly heldUntil: Date;
};

type StepRule = { readonly from: readonly StayState[]; readonly to: StayState };

/** An agency may still answer when the stay is kept no longer: whoever asked still waits for it. */
export const STAY_STEPS: Readonly<Record<StayStep, StepRule>> = {
  confirm: { from: ["asked"], to: "confirmed" },
  withdraw: { from: ["asked", "confirmed"], to: "withdrawn" },
  accept: { from: ["asked", "confirmed", "expired"], to: "accepted" },
  refuse: { from: ["asked", "confirmed", "expired"], to: "refused" },
  release: { from: ["asked", "confirmed", "accepted"], to: "expired" },
};

/** The steps that a visitor takes behind the link of their mail, and those of the agency behind that of its own. */
export const VISITOR_STEPS = ["confirm", "withdraw"] as const satisfies readonly StayStep[];
export const AGENCY_STEPS = ["accept", "refuse"] as const satisfies readonly StayStep[];

/**
 * The state of a request at a moment. Example: one that nobody confirmed is "asked" for two hours, then "expired"; one that was
 * accepted stays so.
 */
export function stayState({ endedAs, confirmedAt, heldUntil }: StayFacts, now: Date): StayState {
  if (endedAs) return endedAs;
  if (heldUntil.getTime() <= now.getTime()) return "expired";
  return confirmedAt ? "confirmed" : "asked";
}

/** Tells whether a step can be taken in a state: `canStep("withdraw", "accepted")` is false. */
export function canStep(step: StayStep, state: StayState): boolean {
  return STAY_STEPS[step].from.includes(state);
}
