import { send } from "../api/api.ts";
import type { Office } from "../api/published.ts";

export const SITE_KEY = ["site-document"] as const;

/** What the desk reads of the site's own document, and the mark of the state that it read. */
export type SiteDocument = { readonly offices: readonly Office[]; readonly etag: string };

export async function readSite(): Promise<SiteDocument> {
  const answer = await send("GET", "site");
  const { offices } = (await answer.json()) as { offices?: readonly Office[] };
  return { offices: offices ?? [], etag: answer.headers.get("ETag") ?? "" };
}

/** Publishes other offices, where nobody changed the site since it was read. */
export async function publishOffices(offices: readonly Office[], etag: string): Promise<void> {
  await send("PATCH", "site", { body: { offices }, headers: { "If-Match": etag } });
}
