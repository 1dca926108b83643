import type { News } from "#domain/alerts/market.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { DueSubscription, Subscriptions } from "./subscriptions.ts";
import { SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";

type DueRow = SubscriptionRow & {
  readonly site_id: string;
  readonly news: ReadonlyArray<{
    readonly news_id: number;
    readonly estate_id: number;
    readonly kind: News["kind"];
    readonly price_before: number;
    readonly price_after: number;
    readonly noted_at: string;
  }>;
};

/** Of several servers at once, each takes others: a row that one has taken is passed over by the rest. */
export async function takeDue(
  transaction: Transaction,
  { daily, weekly, limit, except = [] }: Parameters<Subscriptions["takeDue"]>[1],
): Promise<DueSubscription[]> {
  const { rows } = await transaction.query<DueRow>(TAKE_DUE, [daily, weekly, limit, except]);
  return rows.map((row) => ({
    siteId: row.site_id,
    subscription: subscriptionOf(row),
    waiting: row.news.map((one) => ({
      estateId: one.estate_id,
      news: newsOf(one),
      notedAt: new Date(one.noted_at),
    })),
    newsId: Math.max(...row.news.map((one) => one.news_id)),
  }));
}

function newsOf({ kind, price_before: before, price_after: after }: DueRow["news"][number]): News {
  return kind === "price" ? { kind, before, after } : { kind };
}

/**
 * A subscription whose news another server took between this statement's first look and its lock has none left here, and is
 * left out. Matching locks keys alone, so that it hides nobody from their digest.
 */
const TAKE_DUE = `
  with due as (
    select s.site_id, ${SUBSCRIPTION} from subscription s
    where s.confirmed_at is not null and s.site_id <> all($4::text[]) and exists (
      select from announcement a where a.site_id = s.site_id and a.subscription_id = s.id
        and (s.frequency = 'at-once' or a.noted_at < case s.frequency when 'daily' then $1::timestamptz else $2 end)
    )
    limit $3 for no key update skip locked
  ), taken as (
    delete from announcement a using due where a.site_id = due.site_id and a.subscription_id = due.id
    returning a.*
  )
  select due.*, news.list as news
  from due join (
    select site_id, subscription_id as id, json_agg(taken order by news_id) as list from taken group by 1, 2
  ) news using (site_id, id)`;
