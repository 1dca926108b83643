import type { Tokens } from "#platform/secrets/tokens.ts";
import type { Draft } from "../../drafts/drafts-table.ts";

const PURPOSE = "preview";

/** A draft keeps its address as long as it is there. */
const VERSION = 1;

/** Where the site is seen with a draft; null of a listing, whose page is made of more than its document. */
export async function previewAddressOf(
  tokens: Tokens,
  siteId: string,
  { resource, previewId }: Pick<Draft, "resource" | "previewId">,
): Promise<string | null> {
  if (resource.startsWith("estates/")) return null;
  return `/preview/${await tokens.sign(siteId, PURPOSE, { id: previewId, version: VERSION })}`;
}

/** The draft that the address of a preview names; null for an address that this site did not make. */
export async function previewIdOf(tokens: Tokens, siteId: string, token: string): Promise<string | null> {
  return (await tokens.read(siteId, PURPOSE, token))?.id ?? null;
}
