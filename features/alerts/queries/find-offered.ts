import type { Estate } from "#features/listings/schema/estate.ts";
import { SOLD_TRANSACTIONS } from "#domain/estate/reference/status.ts";
import { IS_HIDDEN } from "#features/listings/queries/find-estate.ts";
import { RESULT_VIEWS } from "#features/listings/search/result-views.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { MATCHED_COLUMNS, matchedListing, type MatchedRow } from "./matched-listing.ts";
import type { OfferedListing } from "./subscriptions.ts";

type Row = MatchedRow & { readonly card: Estate };

/** Those of these listings that are published, neither sold nor hidden, each with its card. */
export async function findOffered(
  transaction: Transaction,
  siteId: string,
  estateIds: readonly number[],
): Promise<ReadonlyMap<number, OfferedListing>> {
  const { rows } = await transaction.query<Row>(FIND_OFFERED, [siteId, estateIds, SOLD_TRANSACTIONS]);
  return new Map(rows.map((row) => [row.id, { listing: matchedListing(row), card: row.card }]));
}

const FIND_OFFERED = `
  select e.id, ${MATCHED_COLUMNS}, (${RESULT_VIEWS.card})::json as card
  from estate e join estate_content c using (site_id, id)
  where e.site_id = $1 and e.id = any($2::bigint[]) and e.parent_id is null
    and e.transaction <> all($3::bigint[]) and not (${IS_HIDDEN})`;
