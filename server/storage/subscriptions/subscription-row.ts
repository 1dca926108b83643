import type { Locale } from "#domain/locale/locale.ts";
import type { Criteria } from "#domain/subscription/criteria.ts";
import type { Frequency } from "#domain/subscription/frequency.ts";
import type { Subscription } from "./subscriptions.ts";

/** The columns of a subscription `s`. */
export const SUBSCRIPTION = "s.id, s.email, s.locale, s.frequency, s.criteria, s.confirmed_at";

export type SubscriptionRow = {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly frequency: Frequency;
  readonly criteria: Criteria;
  readonly confirmed_at: Date | null;
};

export function subscriptionOf(row: SubscriptionRow): Subscription {
  const { id, email, locale, frequency, criteria, confirmed_at: confirmedAt } = row;
  return { id, email, locale, frequency, criteria, confirmedAt };
}
