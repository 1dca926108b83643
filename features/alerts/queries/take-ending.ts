import type { Transaction } from "#platform/db/transaction.ts";
import { SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";
import type { EndingSubscription } from "./subscriptions.ts";

type EndingRow = SubscriptionRow & { readonly site_id: string; readonly ends_at: Date };

/** From here on it ends, unless its subscriber touches it; the mail that says so belongs to the same transaction. */
export async function takeEnding(
  transaction: Transaction,
  now: Date,
  limit: number,
  except: readonly string[] = [],
): Promise<EndingSubscription[]> {
  const { rows } = await transaction.query<EndingRow>(TAKE_ENDING, [now, limit, except]);
  return rows.map((row) => ({
    siteId: row.site_id,
    subscription: subscriptionOf(row),
    endsAt: row.ends_at,
  }));
}

/** A month's notice; a week for each month where a site keeps subscriptions for less than half a year. */
const TAKE_ENDING = `
  with kept as (
    select site_id, make_interval(months => months) as age, make_interval(days => least(30, 7 * months)) as notice
    from (
      select site_id, coalesce((document -> 'settings' ->> 'retentionMonths')::int, 24) as months from site
    ) as settings
  ), ending as (
    select s.site_id, s.id, kept.notice from subscription s join kept using (site_id)
    where s.confirmed_at is not null and s.ends_at is null and s.site_id <> all($3::text[])
      and s.touched_at < $1::timestamptz + kept.notice - kept.age
    limit $2 for no key update of s skip locked
  )
  update subscription s set ends_at = $1::timestamptz + ending.notice
  from ending where s.site_id = ending.site_id and s.id = ending.id
  returning s.site_id, ${SUBSCRIPTION}`;
