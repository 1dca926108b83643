import type { Pool } from "pg";
import { findOffered } from "./find-offered.ts";
import { matchNews } from "./match-news.ts";
import { SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { takeDue } from "./take-due.ts";

/** Everything that is stored of subscribers, read from where it is written: no replica lags behind a link in a mail. */
export function openSubscriptions(pool: Pool): Subscriptions {
  const changes = async (sql: string, values: unknown[]) => (await pool.query(sql, values)).rowCount ?? 0;
  return {
    matchNews: () => matchNews(pool),
    takeDue,
    findOffered,
    async create(transaction, siteId, { id, email, locale, frequency, criteria }, now) {
      const values = [siteId, id, email, locale, frequency, JSON.stringify(criteria), now];
      await transaction.query(CREATE, values);
    },
    async find(siteId, id) {
      const { rows } = await pool.query<SubscriptionRow>(FIND, [siteId, id]);
      return rows[0] ? subscriptionOf(rows[0]) : null;
    },
    confirm: async (siteId, id, now) => (await changes(CONFIRM, [siteId, id, now])) > 0,
    change: async (siteId, id, { frequency, criteria, locale }, now) =>
      (await changes(CHANGE, [siteId, id, frequency, JSON.stringify(criteria), locale, now])) > 0,
    async remove(siteId, id) {
      await changes("delete from subscription where site_id = $1 and id = $2", [siteId, id]);
    },
    removeUnconfirmed: (before) =>
      changes("delete from subscription where confirmed_at is null and created_at < $1", [before]),
  };
}

const CREATE = `
  insert into subscription (site_id, id, email, locale, frequency, criteria, created_at, touched_at)
  values ($1, $2, $3, $4, $5, $6, $7, $7)`;

const FIND = `select ${SUBSCRIPTION} from subscription s where s.site_id = $1 and s.id = $2`;

/** Two subscriptions to the same would tell everything twice. */
const CONFIRM = `
  with confirmed as (
    update subscription s set confirmed_at = coalesce(confirmed_at, $3), touched_at = $3
    where s.site_id = $1 and s.id = $2
    returning s.email, s.criteria
  ), doubled as (
    delete from subscription s using confirmed c
    where s.site_id = $1 and s.id <> $2 and s.confirmed_at is not null
      and lower(s.email) = lower(c.email) and s.criteria = c.criteria
  )
  select from confirmed`;

const CHANGE = `
  update subscription s set frequency = $3, criteria = $4, locale = $5, touched_at = $6
  where s.site_id = $1 and s.id = $2 and s.confirmed_at is not null`;
