import type { Tokens } from "#platform/secrets/tokens.ts";

/** Who opens a request by the link of a mail: what one may do the other may not. */
export type StaySide = "visitor" | "agency";

const PURPOSES: Readonly<Record<StaySide, string>> = { visitor: "stay request", agency: "stay answer" };

/** A request's address never changes, so that its links need no second version. */
const VERSION = 1;

export function signStayToken(tokens: Tokens, siteId: string, side: StaySide, id: string): Promise<string> {
  return tokens.sign(siteId, PURPOSES[side], { id, version: VERSION });
}

/** The id of the request; null for anything that this site never signed for this side. */
export async function readStayToken(
  tokens: Tokens,
  siteId: string,
  side: StaySide,
  token: string,
): Promise<string | null> {
  const content = await tokens.read(siteId, PURPOSES[side], token);
  return content?.version === VERSION ? content.id : null;
}
