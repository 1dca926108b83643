import type { Tokens } from "#platform/secrets/tokens.ts";
import type { Draft } from "../../drafts/drafts-table.ts";

const PURPOSE = "preview";

/** A draft keeps its address as long as it is there. */
const VERSION = 1;

/** Where the site is seen with a draft. */
export async function previewAddressOf(
  tokens: Tokens,
  siteId: string,
  { previewId }: Pick<Draft, "previewId">,
): Promise<string> {
  return `/preview/${await tokens.sign(siteId, PURPOSE, { id: previewId, version: VERSION })}`;
}

/** The draft that the address of a preview names; null for an address that this site did not make. */
export async function previewIdOf(tokens: Tokens, siteId: string, token: string): Promise<string | null> {
  return (await tokens.read(siteId, PURPOSE, token))?.id ?? null;
}
