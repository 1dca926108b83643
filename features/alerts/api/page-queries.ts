import type { Criteria } from "#domain/subscription/criteria.ts";
import { AddressChange, SubscriptionChange, SubscriptionFields } from "../schema.ts";
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
import type { QueryRunner } from "#features/site/api/query-runner.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof subscriptionQueries> {}
}

/** Being kept informed. */
export function subscriptionQueries(context: QueryContext, { run, runLogged }: QueryRunner) {
  return {
    /** How many listings on offer fit. */
    countMatches: (criteria: Criteria) => run(() => countMatches(context, criteria)),
    /** What a visitor filled in; a 422 names what is wrong in their language. */
    subscribe: (fields: object) =>
      runLogged("subscribe", fields, async () =>
        subscribe(context, await readFields(SubscriptionFields, fields, context)),
      ),
    /** A subscription by the token of its mails; 404 when there never was one, 410 when it has ended. */
    subscription: (token: string) => run(() => viewSubscription(context, token)),
    confirmSubscription: (token: string) => run(() => confirmSubscription(context, token)),
    changeSubscription: (token: string, fields: object) =>
      runLogged("changeSubscription", fields, async () =>
        changeSubscription(context, token, await readFields(SubscriptionChange, fields, context)),
      ),
    /** Asks another address whether it wants these mails; nothing changes before it says so. */
    changeSubscriptionAddress: (token: string, fields: object) =>
      runLogged("changeSubscriptionAddress", fields, async () =>
        changeSubscriptionAddress(context, token, await readFields(AddressChange, fields, context)),
      ),
    /** Succeeds as often as it is asked. */
    unsubscribe: (token: string) => run(() => unsubscribe(context, token)),
  };
}
