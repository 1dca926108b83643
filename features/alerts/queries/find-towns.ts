import type { SiteTown } from "#domain/place/towns-of-places.ts";
import type { Transaction } from "#platform/db/transaction.ts";

/** The towns of a site with their names in every language. */
export async function findTowns(
  transaction: Pick<Transaction, "query">,
  siteId: string,
): Promise<readonly SiteTown[]> {
  const { rows } = await transaction.query<SiteTown>(FIND_TOWNS, [siteId]);
  return rows;
}

const FIND_TOWNS = `
  select id, min(zip) as zip, array_agg(distinct name) as names from label
  where site_id = $1 and kind = 'city' and id <> 0 group by id`;
