import type { Criteria } from "#domain/subscription/criteria.ts";
import type { FormTaken } from "#features/contact/schema/contact-form.ts";
import {
  type MatchCount,
  type SubscriptionView,
  AddressChange,
  SubscriptionChange,
  SubscriptionFields,
} from "../schema.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import {
  changeSubscription,
  changeSubscriptionAddress,
  confirmSubscription,
  countMatches,
  subscribe,
  unsubscribe,
  viewSubscription,
} from "./subscription-queries.ts";
import type { Asking } from "#features/site/api/asking.ts";

/** Being kept informed. */
type SubscriptionQueries = {
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

export function subscriptionQueries(context: QueryContext, { ask, send }: Asking): SubscriptionQueries {
  const { locale } = context;
  return {
    countMatches: (criteria) => ask(() => countMatches(context, criteria)),
    subscribe: (fields) =>
      send("subscribe", fields, () => subscribe(context, readFields(SubscriptionFields, fields, locale))),
    subscription: (token) => ask(() => viewSubscription(context, token)),
    confirmSubscription: (token) => ask(() => confirmSubscription(context, token)),
    changeSubscription: (token, fields) =>
      send("changeSubscription", fields, () =>
        changeSubscription(context, token, readFields(SubscriptionChange, fields, locale)),
      ),
    changeSubscriptionAddress: (token, fields) =>
      send("changeSubscriptionAddress", fields, () =>
        changeSubscriptionAddress(context, token, readFields(AddressChange, fields, locale)),
      ),
    unsubscribe: (token) => ask(() => unsubscribe(context, token)),
  };
}
