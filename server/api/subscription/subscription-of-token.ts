import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { readSubscriptionToken } from "./subscription-token.ts";

/** The subscription that a token opens. */
export async function findSubscription(context: QueryContext, token: string) {
  const id = await subscriptionIdOf(context, token);
  const found = await context.parts.storage.subscriptions.find(context.site.id, id);
  // Signed here once, so that it was there: who unsubscribed and comes again is told so.
  if (!found) throw new AppError("gone");
  return found;
}

/** Its id, whether or not it is still there. */
export async function subscriptionIdOf({ site, parts }: QueryContext, token: string): Promise<string> {
  const id = await readSubscriptionToken(parts.storage.tokens, site.id, token);
  if (id === null) throw new AppError("not-found");
  return id;
}
