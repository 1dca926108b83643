import { notifyChange } from "#features/site/queries/notify-change.ts";
import type { Transaction } from "#platform/db/transaction.ts";

/** Gives free what a person asked for and nobody has accepted, before they are forgotten; answers how many stays. */
export async function freeUnansweredStays(
  transaction: Transaction,
  siteId: string,
  { email, now }: { readonly email: string; readonly now: Date },
): Promise<number> {
  const { rows } = await transaction.query<{ unit_id: number }>(FREE, [siteId, email, now]);
  if (rows.length > 0)
    await notifyChange(transaction, { siteId, scope: [], rentals: rows.map((row) => Number(row.unit_id)) });
  return rows.length;
}

/** Locked as a step locks it: an answer that is given right now counts. */
const FREE = `
  with unanswered as (
    select id from stay_request
    where site_id = $1 and lower(visitor ->> 'email') = lower($2) and ended_as is null and held_until > $3 for update
  )
  delete from rental_hold h using unanswered
  where h.site_id = $1 and h.id = unanswered.id returning h.unit_id`;
