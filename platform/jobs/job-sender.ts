import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Transaction } from "../db/transaction.ts";
import { MAIL_QUEUE, QUEUE_SCHEMA } from "./queues.ts";

export type MailJob = { readonly siteId: string; readonly mailId: string };

/** Puts jobs into the queue inside a transaction: they are there when it commits, and never were when it does not. */
export type JobSender = {
  deliver(
    transaction: Transaction,
    jobs: ReadonlyArray<MailJob & { readonly after?: string | undefined }>,
  ): Promise<void>;
};

export function createJobSender(pool: Pool): JobSender {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values as unknown[]) },
    schema: QUEUE_SCHEMA,
  });
  return {
    async deliver(transaction, jobs) {
      if (jobs.length === 0) return;
      const db = {
        executeSql: (text: string, values?: unknown[]) => transaction.query(text, values),
      };
      const rows = jobs.map(({ after, ...data }) => ({ data, ...(after ? { startAfter: after } : {}) }));
      await boss.insert(MAIL_QUEUE, rows, { db });
    },
  };
}
