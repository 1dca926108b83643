import type { Pool } from "pg";
import { endSubscriptions } from "#features/alerts/queries/end-subscriptions.ts";
import type { StoreEvents } from "#features/webhooks/outbox/store-events.ts";
import { PERSONAL_DATA_TABLES } from "./personal-data-tables.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    /** Deletes what visitors gave and its site keeps no longer; the answer counts by kind. */
    expirePersonalData(now: Date): Promise<Readonly<Record<string, number>>>;
  }
}

/** An operator has this long to see to a mail for a friend that could not be delivered. */
const FRIENDS_ADDRESS_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes what is older than its site keeps it, and what has served its purpose; the answer counts by kind. */
export async function expirePersonalData(
  pool: Pool,
  storeEvents: StoreEvents,
  now: Date,
): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {};
  const remove = async (name: string, sql: string, values: unknown[]) => {
    const { rowCount } = await pool.query(sql, values);
    counts[name] = (counts[name] ?? 0) + (rowCount ?? 0);
  };
  const { rows } = await pool.query<{ site_id: string; months: number }>(SITES);
  for (const { site_id: siteId, months } of rows) {
    const before = monthsBefore(now, months);
    for (const { name, expire } of PERSONAL_DATA_TABLES)
      if (expire !== null) await remove(name, expire, [siteId, before]);
    const ended = await endSubscriptions(pool, storeEvents, siteId, now);
    counts["subscriptions"] = (counts["subscriptions"] ?? 0) + ended;
  }
  await remove("counts", FORGET_COUNTS, [now]);
  await remove("puzzles", "delete from spent_puzzle where expires_at <= $1", [now]);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  // Needed for ten minutes; what it was made of may hold a friend's address.
  await remove("fingerprints", FORGET_FINGERPRINTS, [dayAgo]);
  const monthAgo = new Date(now.getTime() - FRIENDS_ADDRESS_DAYS * DAY_MS);
  await remove("friends", FORGET_FRIENDS, [monthAgo]);
  return counts;
}

function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  // 31 March less a month is the last day of February.
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
  return before;
}

const SITES =
  "select site_id, coalesce((document -> 'settings' ->> 'retentionMonths')::int, 24) as months from site";

/** A row that a message counts in right now stays: each would wait for the other. */
const FORGET_COUNTS = `
  delete from message_count where (site_id, limit_name, subject) in (
    select site_id, limit_name, subject from message_count where until <= $1 for update skip locked)`;

const FORGET_FINGERPRINTS =
  "update submission set fingerprint = '' where created_at < $1 and fingerprint <> ''";

const FORGET_FRIENDS = `
  update mail set draft = null, recipient = '', last_error = null
  where created_at < $1 and failed_at is not null and draft -> 'deleteAfterDelivery' = 'true'`;
