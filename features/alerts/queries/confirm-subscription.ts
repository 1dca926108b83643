import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { confirmedEvent, endedEvent } from "./subscription-events.ts";
import { ID_NOW, idNow, SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";
import type { Confirming } from "./subscriptions.ts";

type ConfirmedRow = SubscriptionRow & { readonly replaces: string | null };

/**
 * Confirms a subscription. What it takes the place of goes: the one at the address before, and others of this address to the
 * same, which would tell everything twice. News that waited for those waits for this one; webhooks are told of all.
 */
export async function confirmSubscription(
  storeEvents: StoreEvents,
  transaction: Transaction,
  siteId: string,
  id: string,
  now: Date,
): Promise<Confirming> {
  // Two of one person at the same moment would each wait for the other.
  await transaction.query(STAND_IN_LINE, [siteId, id]);
  const { rows } = await transaction.query<ConfirmedRow>(CONFIRM, [siteId, id, now]);
  const confirmed = rows[0];
  if (!confirmed) return { kind: "unknown" };
  if (confirmed.confirmed_at?.getTime() === now.getTime())
    await storeEvents(siteId, transaction, [confirmedEvent(subscriptionOf(confirmed))], now);
  const values = [
    siteId,
    confirmed.id,
    confirmed.replaces,
    confirmed.email,
    JSON.stringify(confirmed.criteria),
  ];
  const { rowCount } = await transaction.query(FIND_REPLACED, values);
  if (!rowCount) return { kind: "confirmed", movedFrom: null };
  // While news is matched nobody knows whom it finds: the one that goes, or the one that comes.
  await transaction.query(WAIT_FOR_MATCHING, [siteId]);
  const { rows: others } = await transaction.query<SubscriptionRow>(`${FIND_REPLACED} for update`, values);
  await takeOver(transaction, siteId, confirmed, others);
  const ended = others.map((other) => endedEvent(subscriptionOf(other), "replaced"));
  await storeEvents(siteId, transaction, ended, now);
  const moved = others.find((other) => other.id === confirmed.replaces && !isOf(confirmed, other));
  return { kind: "confirmed", movedFrom: moved ? subscriptionOf(moved) : null };
}

async function takeOver(
  transaction: Transaction,
  siteId: string,
  confirmed: ConfirmedRow,
  others: readonly SubscriptionRow[],
): Promise<void> {
  const ids = others.map(({ id }) => id);
  // Whoever reads the mails of another address must not come to this one.
  const own = others.filter((other) => isOf(confirmed, other)).map(({ id }) => id);
  await transaction.query(TAKE_NEWS, [siteId, confirmed.id, ids]);
  await transaction.query(LEAD_ON, [siteId, confirmed.id, own]);
  await transaction.query("delete from subscription where site_id = $1 and id = any($2)", [siteId, ids]);
}

function isOf(one: SubscriptionRow, other: SubscriptionRow): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}

const STAND_IN_LINE = `
  select pg_advisory_xact_lock(hashtextextended('subscriber ' || s.site_id || ' ' || lower(s.email), 0))
  from subscription s where s.site_id = $1 and s.id = ${ID_NOW}`;

/** Whoever changed their wishes while another address waited for its confirmation keeps the changes. */
const CONFIRM = `
  update subscription s set confirmed_at = coalesce(s.confirmed_at, $3), touched_at = $3, ends_at = null,
    criteria = coalesce(was.criteria, s.criteria), frequency = coalesce(was.frequency, s.frequency)
  from (select 1) as always left join lateral (
    select o.criteria, o.frequency from subscription o
    join subscription n on n.site_id = $1 and n.id = $2 and ${idNow("n.replaces")} = o.id and n.confirmed_at is null
    where o.site_id = $1
  ) was on true
  where s.site_id = $1 and s.id = ${ID_NOW}
  returning ${SUBSCRIPTION}, ${idNow("s.replaces")} as replaces`;

const FIND_REPLACED = `
  select ${SUBSCRIPTION} from subscription s
  where s.site_id = $1 and s.id <> $2 and s.confirmed_at is not null
    and (s.id = $3 or (lower(s.email) = lower($4) and s.criteria = $5))
  order by s.id`;

const WAIT_FOR_MATCHING = "select pg_advisory_xact_lock_shared(hashtext('gevel news'), hashtext($1))";

const TAKE_NEWS = `
  insert into announcement (site_id, subscription_id, news_id, estate_id, kind, price_before, price_after, noted_at)
  select site_id, $2, news_id, estate_id, kind, price_before, price_after, noted_at
  from announcement where site_id = $1 and subscription_id = any($3)
  on conflict do nothing`;

const LEAD_ON = `
  with before as (
    update former_subscription set subscription_id = $2 where site_id = $1 and subscription_id = any($3)
  )
  insert into former_subscription (site_id, id, subscription_id)
  select $1, former, $2 from unnest($3::uuid[]) as former`;
