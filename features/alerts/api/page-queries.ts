import type { Criteria } from "#domain/alerts/criteria.ts";
import { SubscriptionChange } from "../schema.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import {
  changeSubscription,
  confirmSubscription,
  countMatches,
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
    /** A subscription by the token of its mails; 404 when there never was one, 410 when it has ended. */
    subscription: (token: string) => run(() => viewSubscription(context, token)),
    confirmSubscription: (token: string) => run(() => confirmSubscription(context, token)),
    changeSubscription: (token: string, fields: object) =>
      runLogged("changeSubscription", fields, async () =>
        changeSubscription(context, token, await readFields(SubscriptionChange, fields, context)),
      ),
    /** Succeeds as often as it is asked. */
    unsubscribe: (token: string) => run(() => unsubscribe(context, token)),
  };
}
