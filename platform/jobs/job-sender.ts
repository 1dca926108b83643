import type { Pool } from "pg";
import { type JobInsert, PgBoss } from "pg-boss";
import type { Transaction } from "../db/transaction.ts";
import { EVENT_QUEUE, LEAD_QUEUE, MAIL_QUEUE, QUEUE_SCHEMA } from "./queues.ts";

export type MailJob = { readonly siteId: string; readonly mailId: string };

/** An event on its way to one webhook. */
export type EventJob = { readonly siteId: string; readonly webhookId: string; readonly eventId: string };

/** A lead on its way to the system that brought its listing. */
export type LeadJob = { readonly siteId: string; readonly leadId: string };

/** Puts jobs into the queue inside a transaction: they are there when it commits, and never were when it does not. */
export type JobSender = {
  deliver(
    transaction: Transaction,
    jobs: ReadonlyArray<MailJob & { readonly after?: string | undefined }>,
  ): Promise<void>;
  deliverEvents(transaction: Transaction, jobs: readonly EventJob[]): Promise<void>;
  deliverLeads(transaction: Transaction, jobs: readonly LeadJob[]): Promise<void>;
};

export function createJobSender(pool: Pool): JobSender {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: QUEUE_SCHEMA,
  });
  const insert = async (queue: string, transaction: Transaction, rows: readonly JobInsert<object>[]) => {
    if (rows.length > 0) await boss.insert(queue, [...rows], { db: within(transaction) });
  };
  return {
    deliver: (transaction, jobs) => {
      const rows = jobs.map(({ after, ...data }) => ({ data, ...(after ? { startAfter: after } : {}) }));
      return insert(MAIL_QUEUE, transaction, rows);
    },
    deliverEvents: (transaction, jobs) => insert(EVENT_QUEUE, transaction, toRows(jobs)),
    deliverLeads: (transaction, jobs) => insert(LEAD_QUEUE, transaction, toRows(jobs)),
  };
}

const toRows = (jobs: readonly object[]) => jobs.map((data) => ({ data }));

function within(transaction: Transaction) {
  return { executeSql: (text: string, values?: unknown[]) => transaction.query(text, values) };
}
