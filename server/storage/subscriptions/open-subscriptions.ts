import type { Pool } from "pg";
import { FORM_MS } from "#platform/db/deadlines.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import { findOffered } from "./find-offered.ts";
import { mailKeyOf } from "./mail-key.ts";
import { matchNews } from "./match-news.ts";
import { ID_NOW, SUBSCRIPTION, type SubscriptionRow, subscriptionOf } from "./subscription-row.ts";
import type { Subscriptions } from "./subscriptions.ts";
import { takeDue } from "./take-due.ts";
import { takeEnding } from "./take-ending.ts";

const changes = async (pool: Pool, sql: string, values: unknown[]) =>
  (await pool.query(sql, values)).rowCount ?? 0;

type Pools = { readonly visitors: Pool; readonly jobs: Pool };

/** Everything that is stored of subscribers, read from where it is written: no replica lags behind a link in a mail. */
export function openSubscriptions({ visitors, jobs }: Pools): Subscriptions {
  return {
    matchNews: () => matchNews(jobs),
    takeDue,
    takeEnding,
    findOffered,
    async create(transaction, siteId, { id, email, locale, frequency, criteria, replaces }, now) {
      const values = [siteId, id, email, locale, frequency, JSON.stringify(criteria), now, replaces ?? null];
      await transaction.query(CREATE, values);
    },
    async find(siteId, id) {
      const { rows } = await visitors.query<SubscriptionRow>(FIND, [siteId, id]);
      return rows[0] ? subscriptionOf(rows[0]) : null;
    },
    confirm: confirmSubscription,
    change: async (siteId, id, { frequency, criteria, locale }, now) =>
      (await changes(visitors, CHANGE, [siteId, id, frequency, JSON.stringify(criteria), locale, now])) > 0,
    remove: (siteId, id) =>
      inTransaction(
        visitors,
        async (transaction) => {
          const { rows } = await transaction.query<{ id: string }>(REMOVE, [siteId, id]);
          for (const removed of rows)
            await transaction.query(TAKE_BACK_MAILS, [siteId, mailKeyOf(removed.id, "%")]);
        },
        FORM_MS,
      ),
    removeUnconfirmed: (before) =>
      changes(jobs, "delete from subscription where confirmed_at is null and created_at < $1", [before]),
  };
}

const CREATE = `
  insert into subscription (site_id, id, email, locale, frequency, criteria, created_at, touched_at, replaces)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`;

const FIND = `select ${SUBSCRIPTION} from subscription s where s.site_id = $1 and s.id = ${ID_NOW}`;

const CHANGE = `
  update subscription s set frequency = $3, criteria = $4, locale = $5, touched_at = $6, ends_at = null
  where s.site_id = $1 and s.id = ${ID_NOW} and s.confirmed_at is not null`;

const REMOVE = `delete from subscription s where s.site_id = $1 and s.id = ${ID_NOW} returning s.id`;

/** A mail server may be away for hours: who unsubscribed meanwhile shall get nothing any more. */
const TAKE_BACK_MAILS = "delete from mail where site_id = $1 and key like $2 and sent_at is null";
