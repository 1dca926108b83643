import { randomUUID } from "node:crypto";
import type { Pool } from "pg";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { createJobSender, type EventJob } from "#platform/jobs/job-sender.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { EventType } from "../schema.ts";
import { newSecret, secretText } from "../signature.ts";

/** A webhook as its operator sees it, without its secret. */
export type ListedWebhook = {
  readonly id: string;
  readonly url: string;
  readonly eventTypes: readonly string[];
  readonly createdAt: Date;
  readonly disabledAt: Date | null;
  readonly disabledBecause: string | null;
};

export type ListedDelivery = {
  readonly eventId: string;
  readonly webhookId: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly deliveredAt: Date | null;
  readonly failedAt: Date | null;
  readonly attempts: number;
  readonly lastAnswer: string | null;
};

type NewWebhook = { readonly url: string; readonly eventTypes: readonly EventType[]; readonly now: Date };

/** Adds a webhook and answers its id and its secret, which is told once; null where there is no such site. */
export function addWebhook(
  pool: Pool,
  siteId: string,
  { url, eventTypes, now }: NewWebhook,
): Promise<{ readonly id: string; readonly secret: string } | null> {
  const [id, secret] = [randomUUID(), newSecret()];
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(INSERT, [siteId, id, url, eventTypes, secret, now]);
    if (!rowCount) return null;
    const subject = `${id} ${new URL(url).host} ${eventTypes.join(",")}`;
    await writeLogEntry(transaction, siteId, { ...logged("added", now), subject });
    return { id, secret: secretText(secret) };
  });
}

export async function listWebhooks(pool: Pool, siteId: string): Promise<ListedWebhook[]> {
  const { rows } = await pool.query<ListedWebhook>(LIST, [siteId]);
  return rows;
}

/** Removes a webhook with what waits for it and what is known of its deliveries; false where there is none. */
export function removeWebhook(pool: Pool, siteId: string, id: string, now: Date): Promise<boolean> {
  return inTransaction(pool, async (transaction) => {
    const { rowCount } = await transaction.query(REMOVE, [siteId, id]);
    if (!rowCount) return false;
    await writeLogEntry(transaction, siteId, { ...logged("removed", now), subject: id });
    return true;
  });
}

/** Where a webhook is and what signs for it; null where there is none. */
export async function findWebhook(pool: Pool, siteId: string, id: string) {
  const { rows } = await pool.query<{ url: string; secret: Buffer }>(FIND, [siteId, id]);
  return rows[0] ?? null;
}

/** The newest deliveries of a site, the newest last. */
export async function listDeliveries(pool: Pool, siteId: string, most: number): Promise<ListedDelivery[]> {
  const { rows } = await pool.query<ListedDelivery>(LIST_DELIVERIES, [siteId, most]);
  return rows.toReversed();
}

/** Has the events of a site that were given up delivered again, but none to a disabled webhook; the answer counts them. */
export function retryDeliveries(pool: Pool, siteId: string): Promise<number> {
  const sender = createJobSender(pool);
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<EventJob>(RETRY, [siteId]);
    await sender.deliverEvents(transaction, rows);
    return rows.length;
  });
}

const logged = (outcome: string, at: Date) => ({ at, actor: "gevel webhook", action: "webhook", outcome });

const INSERT = `
  insert into webhook (site_id, webhook_id, url, event_types, secret, created_at)
  select site_id, $2, $3, $4, $5, $6 from site where site_id = $1`;

const LIST = `
  select webhook_id as id, url, event_types as "eventTypes", created_at as "createdAt", disabled_at as "disabledAt",
    disabled_because as "disabledBecause"
  from webhook where site_id = $1 order by created_at, webhook_id`;

const REMOVE = "delete from webhook where site_id = $1 and webhook_id::text = $2";

const FIND = "select url, secret from webhook where site_id = $1 and webhook_id::text = $2";

const LIST_DELIVERIES = `
  select event_id as "eventId", webhook_id as "webhookId", event_type as type, created_at as "createdAt",
    delivered_at as "deliveredAt", failed_at as "failedAt", attempts, last_answer as "lastAnswer"
  from webhook_delivery where site_id = $1 order by created_at desc, event_id limit $2`;

const RETRY = `
  update webhook_delivery d set failed_at = null from webhook w
  where d.site_id = $1 and d.failed_at is not null and d.body is not null
    and w.site_id = d.site_id and w.webhook_id = d.webhook_id and w.disabled_at is null
  returning d.site_id as "siteId", d.webhook_id as "webhookId", d.event_id as "eventId"`;
