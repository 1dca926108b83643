import type { Client } from "pg";
import { transact } from "#platform/db/in-transaction.ts";
import { notifyChange } from "#features/site/queries/notify-change.ts";

/** How much of a site there is. */
export type SiteSize = {
  readonly listings: number;
  readonly rentals: number;
  /** Messages, visits, stays and subscriptions of visitors. */
  readonly sent: number;
};

/** Null where there is no such site. */
export async function measureSite(client: Client, siteId: string): Promise<SiteSize | null> {
  const { rows } = await client.query<SiteSize>(MEASURE, [siteId]);
  return rows[0] ?? null;
}

/**
 * Removes a site with everything that belongs to it, visitors' data among it, after an import of it that runs; every server
 * is told. Its pictures stay until media are cleaned. False where there is no such site.
 */
export function removeSite(client: Client, siteId: string): Promise<boolean> {
  return transact(client, async () => {
    await client.query("select pg_advisory_xact_lock(hashtext('gevel import'), hashtext($1))", [siteId]);
    const { rowCount } = await client.query("delete from site where site_id = $1", [siteId]);
    if (rowCount === 0) return false;
    await notifyChange(client, { siteId, scope: "site", withdraws: true });
    return true;
  });
}

const SENT = ["submission", "appointment", "stay_request", "subscription"];

const MEASURE = `
  select (select count(*)::int from estate where site_id = $1) as listings,
    (select count(*)::int from rental_unit where site_id = $1) as rentals,
    (${SENT.map((table) => `(select count(*)::int from ${table} where site_id = $1)`).join(" + ")}) as sent
  from site where site_id = $1`;
