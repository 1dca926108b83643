import type { AskedOfSite } from "../call/endpoint.ts";
import { AppError } from "../problem/app-error.ts";
import { readSubscriptionToken } from "./subscription-token.ts";

/** The subscription that a call's token opens. */
export async function findSubscription(asked: AskedOfSite<unknown>) {
  const id = await subscriptionIdOf(asked);
  const found = await asked.parts.storage.subscriptions.find(asked.site.id, id);
  // Signed here once, so that it was there: who unsubscribed and comes again is told so.
  if (!found) throw new AppError("gone");
  return found;
}

/** Its id, whether or not it is still there. */
export async function subscriptionIdOf({ site, parts, params }: AskedOfSite<unknown>): Promise<string> {
  const id = await readSubscriptionToken(parts.storage.tokens, site.id, params["token"] ?? "");
  if (id === null) throw new AppError("not-found");
  return id;
}
