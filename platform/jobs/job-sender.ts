import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Transaction } from "../db/transaction.ts";
import { EVENT_QUEUE, MAIL_QUEUE, QUEUE_SCHEMA } from "./queues.ts";

export type MailJob = { readonly siteId: string; readonly mailId: string };

/** An event on its way to one webhook. */
export type EventJob = { readonly siteId: string; readonly webhookId: string; readonly eventId: string };

/** Puts jobs into the queue inside a transaction: they are there when it commits, and never were when it does not. */
export type JobSender = {
  deliver(
    transaction: Transaction,
    jobs: ReadonlyArray<MailJob & { readonly after?: string | undefined }>,
  ): Promise<void>;
  deliverEvents(transaction: Transaction, jobs: readonly EventJob[]): Promise<void>;
};

export function createJobSender(pool: Pool): JobSender {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: QUEUE_SCHEMA,
  });
  return {
    async deliver(transaction, jobs) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ after, ...data }) => ({ data, ...(after ? { startAfter: after } : {}) }));
      await boss.insert(MAIL_QUEUE, rows, { db: within(transaction) });
    },
    async deliverEvents(transaction, jobs) {
      if (jobs.length === 0) return;
      await boss.insert(
        EVENT_QUEUE,
        jobs.map((data) => ({ data })),
        { db: within(transaction) },
      );
    },
  };
}

function within(transaction: Transaction) {
  return { executeSql: (text: string, values?: unknown[]) => transaction.query(text, values) };
}
