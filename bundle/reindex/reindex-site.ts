import type { Client } from "pg";
import { transact } from "#platform/db/in-transaction.ts";
import { beginImport } from "../commit/begin-import.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";
import { noteForm } from "../commit/derived-form.ts";
import { rebuildListings } from "./rebuild-listings.ts";
import { rebuildRentals } from "./rebuild-rentals.ts";
import { readSiteFacts } from "./site-facts.ts";

export type Reindexed = {
  readonly siteId: string;
  /** Listings and holiday homes that are shown or found differently now. */
  readonly listings: number;
  readonly rentals: number;
};

/** After many rows changed, plans stay good and pages full only with fresh statistics. */
export const VACUUM = "vacuum (analyze) estate, estate_content, label, rental_unit";

/**
 * Derives anew all of a site that is derived from stored documents, in one transaction: readers see what was there or all that
 * comes. Imports of the site wait meanwhile. Null where there is no such site.
 */
export function reindexSite(client: Client, siteId: string): Promise<Reindexed | null> {
  return transact(client, async () => {
    await beginImport(client, siteId);
    return rebuildSite(client, siteId);
  });
}

/** The same within a transaction that `beginImport` opened. */
export async function rebuildSite(client: Client, siteId: string): Promise<Reindexed | null> {
  const facts = await readSiteFacts(client, siteId);
  if (!facts) return null;
  const { ids, areLabelsChanged } = await rebuildListings(client, siteId, facts);
  const rentals = await rebuildRentals(client, siteId, facts);
  await noteForm(client, siteId);
  if (areLabelsChanged) await notifyChange(client, { siteId, scope: "site", listings: "unchanged" });
  // What is hidden from now on may not be shown by pages that wait for the database either.
  if (ids.length + rentals.length > 0)
    await notifyChange(client, { siteId, scope: ids, rentals, withdraws: true });
  return { siteId, listings: ids.length, rentals: rentals.length };
}
