import type { Pool } from "pg";
import type { EventJob } from "#platform/jobs/job-sender.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { writeLogEntry } from "#features/site/access/site-log.ts";
import type { SignedEvent } from "../send-event.ts";

declare module "#features/site/storage.ts" {
  interface Storage {
    readonly events: EventOutbox;
  }
}

/** What became of one try. */
type Try = { readonly said: string; readonly now: Date };

/** Events that wait until a job of any server delivers them. */
export type EventOutbox = {
  /** Null for one that has arrived, was given up or was erased, or whose webhook is removed or disabled. */
  findWaiting(job: EventJob): Promise<SignedEvent | null>;
  /** From now on the event has arrived: what it said is forgotten. */
  markDelivered(job: EventJob, tried: Try): Promise<void>;
  /** Counts a try that failed, and why. */
  noteFailure(job: EventJob, tried: Try): Promise<void>;
  /** Nobody tries any more, until the operator says so. */
  giveUp(job: EventJob, now: Date): Promise<void>;
  /** Nothing goes to this webhook any more, what waits included; the log of the site says so. */
  disable(job: Omit<EventJob, "eventId">, tried: Try): Promise<void>;
};

export function openEventOutbox(pool: Pool): EventOutbox {
  const change = async (sql: string, { siteId, webhookId, eventId }: EventJob, ...values: unknown[]) => {
    await pool.query(sql, [siteId, webhookId, eventId, ...values]);
  };
  return {
    async findWaiting({ siteId, webhookId, eventId }) {
      const { rows } = await pool.query<SignedEvent>(FIND_WAITING, [siteId, webhookId, eventId]);
      return rows[0] ?? null;
    },
    markDelivered: (job, { said, now }) => change(MARK_DELIVERED, job, said, now),
    noteFailure: (job, { said }) => change(NOTE_FAILURE, job, said),
    giveUp: (job, now) => change(GIVE_UP, job, now),
    disable: ({ siteId, webhookId }, { said, now }) =>
      inTransaction(pool, async (transaction) => {
        const { rowCount } = await transaction.query(DISABLE, [siteId, webhookId, said, now]);
        if (!rowCount) return;
        await transaction.query(GIVE_UP_ALL, [siteId, webhookId, now]);
        const entry = { at: now, actor: "gevel", action: "webhook", subject: webhookId, outcome: "disabled" };
        await writeLogEntry(transaction, siteId, entry);
      }),
  };
}

const IS_WAITING = "delivered_at is null and failed_at is null";
const IS_THIS = `site_id = $1 and webhook_id = $2 and event_id = $3 and ${IS_WAITING}`;

const FIND_WAITING = `
  select url, secret, event_id as "eventId", body
  from webhook_delivery join webhook using (site_id, webhook_id)
  where ${IS_THIS} and body is not null and disabled_at is null`;

const MARK_DELIVERED = `
  update webhook_delivery set delivered_at = $5, attempts = attempts + 1, last_answer = $4, body = null
  where ${IS_THIS}`;

const NOTE_FAILURE = `
  update webhook_delivery set attempts = attempts + 1, last_answer = $4 where ${IS_THIS}`;

const GIVE_UP = `update webhook_delivery set failed_at = $4 where ${IS_THIS}`;

const DISABLE = `
  update webhook set disabled_at = $4, disabled_because = $3
  where site_id = $1 and webhook_id = $2 and disabled_at is null`;

const GIVE_UP_ALL = `
  update webhook_delivery set failed_at = $3 where site_id = $1 and webhook_id = $2 and ${IS_WAITING}`;
