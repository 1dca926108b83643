import type { Criteria } from "#domain/subscription/criteria.ts";
import type { Frequency } from "#domain/subscription/frequency.ts";

export type Choice = { readonly value: string; readonly label: string };

/** A form with what a visitor looks for, ready to print. */
export type SubscriptionFormView = {
  readonly transactions: readonly Choice[];
  readonly types: readonly Choice[];
  readonly cities: readonly Choice[];
  readonly criteria: Criteria;
  readonly frequency: Frequency;
  /** How many listings on offer fit; null where nobody could count. */
  readonly count: number | null;
  /** The words of forms and of subscriptions. */
  readonly words: Readonly<Record<string, string>>;
};
