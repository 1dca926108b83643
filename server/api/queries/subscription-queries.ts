import type { SubscriptionQueries } from "#contract/queries/subscription-queries.ts";
import { AddressChange, SubscriptionChange, SubscriptionFields } from "#features/alerts/schema.ts";
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
} from "../subscription/subscription-queries.ts";
import type { Asking } from "#features/site/api/asking.ts";

/** Being kept informed, as a page and its forms ask for it. */
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
