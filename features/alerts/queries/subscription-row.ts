import type { Locale } from "#domain/locale/locale.ts";
import type { Criteria } from "#domain/alerts/criteria.ts";
import type { Frequency } from "#domain/alerts/frequency.ts";
import type { Subscription } from "./subscriptions.ts";

/** The columns of a subscription `s`. */
export const SUBSCRIPTION = "s.id, s.email, s.locale, s.frequency, s.criteria, s.confirmed_at, s.ends_at";

/** What an id of the site $1 stands for now: its own subscription, or the one that it became. */
export const idNow = (id: string) => `coalesce(
  (select f.subscription_id from former_subscription f where f.site_id = $1 and f.id = ${id}), ${id})`;

export const ID_NOW = idNow("$2");

export type SubscriptionRow = {
  readonly id: string;
  readonly email: string;
  readonly locale: Locale;
  readonly frequency: Frequency;
  readonly criteria: Criteria;
  readonly confirmed_at: Date | null;
  readonly ends_at: Date | null;
};

export function subscriptionOf(row: SubscriptionRow): Subscription {
  const { id, email, locale, frequency, criteria, confirmed_at: confirmedAt, ends_at: endsAt } = row;
  return { id, email, locale, frequency, criteria, confirmedAt, endsAt };
}
