import type { Visitor } from "#features/contact/schema/sent-form.ts";
import type { StayRequest } from "#features/rentals/schema/stay-request.ts";
import type { StayState, StayStep } from "#domain/rental/stay-request.ts";
import type { Transaction } from "#platform/db/transaction.ts";

export type NewStayRequest = Omit<StayRequest, "state" | "askedAt" | "heldUntil"> & {
  readonly periodId: number;
  readonly askedAt: Date;
  /** Whether the address has confirmed before. */
  readonly isConfirmed: boolean;
  readonly heldUntil: Date;
};

/** What became of a step: done now, done before, not possible in this state, taken by somebody else, or no such request. */
export type StepOutcome =
  | { readonly kind: "done" | "done-before"; readonly request: StayRequest }
  | { readonly kind: "not-possible"; readonly state: StayState }
  | { readonly kind: "taken" }
  | { readonly kind: "unknown" };

/** What visitors of a site ask for in its holiday homes, and what becomes of it. */
export type Stays = {
  /** Tells whether an address has pressed the button of a mail on this site before: of a stay's, or of a subscription's. */
  hasConfirmed(transaction: Transaction, siteId: string, email: string): Promise<boolean>;
  /** Who waits for an answer; counted by the caller, who lets one of a person pass at a time. */
  findOpen(transaction: Transaction, siteId: string, now: Date): Promise<Visitor[]>;
  /** Writes a request whose period is held, as part of the transaction. */
  create(transaction: Transaction, siteId: string, request: NewStayRequest): Promise<StayRequest>;
  find(siteId: string, id: string, now: Date): Promise<StayRequest | null>;
  /** Takes a step with its mails in one transaction; of several at once, one is first and the others see what it did. */
  step(siteId: string, id: string, step: StayStep, now: Date): Promise<StepOutcome>;
  /** Deletes the holds of any site that have ended, and tells every server which homes have become free; answers how many. */
  releaseEnded(now: Date): Promise<number>;
};
