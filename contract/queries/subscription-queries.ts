import type { Criteria } from "#domain/subscription/criteria.ts";
import type { FormTaken } from "#features/contact/schema/contact-form.ts";
import type { MatchCount, SubscriptionView } from "#features/alerts/schema.ts";

/** Being kept informed. */
export type SubscriptionQueries = {
  /** How many listings on offer fit. */
  countMatches(criteria: Criteria): Promise<MatchCount>;
  /** What a visitor filled in; a 422 names what is wrong in their language. */
  subscribe(fields: object): Promise<FormTaken>;
  /** A subscription by the token of its mails; 404 when there never was one, 410 when it has ended. */
  subscription(token: string): Promise<SubscriptionView>;
  confirmSubscription(token: string): Promise<FormTaken>;
  changeSubscription(token: string, fields: object): Promise<FormTaken>;
  /** Asks another address whether it wants these mails; nothing changes before it says so. */
  changeSubscriptionAddress(token: string, fields: object): Promise<FormTaken>;
  /** Succeeds as often as it is asked. */
  unsubscribe(token: string): Promise<FormTaken>;
};

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends SubscriptionQueries {}
}
