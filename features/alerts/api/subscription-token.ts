import type { Tokens } from "#platform/secrets/tokens.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";

const PURPOSE = "subscription";
/** A subscription's address never changes and its end deletes it, so that its links need no second version. */
const VERSION = 1;

/** What the links in all mails of a subscription hold. */
export function signSubscriptionToken(tokens: Tokens, siteId: string, id: string): Promise<string> {
  return tokens.sign(siteId, PURPOSE, { id, version: VERSION });
}

/** The subscription's id; null for anything that this site never signed. */
export async function readSubscriptionToken(
  tokens: Tokens,
  siteId: string,
  token: string,
): Promise<string | null> {
  const content = await tokens.read(siteId, PURPOSE, token);
  return content?.version === VERSION ? content.id : null;
}

/** The subscription that a token opens. */
export async function requireSubscription(context: QueryContext, token: string) {
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
