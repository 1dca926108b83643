import type { Tokens } from "#platform/secrets/tokens.ts";

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
