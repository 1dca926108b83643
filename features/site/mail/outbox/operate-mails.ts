import type { Pool } from "pg";
import type { MailDraft } from "../mail-draft.ts";
import { inTransaction } from "#platform/db/in-transaction.ts";
import { createJobSender } from "#platform/jobs/job-sender.ts";

/** A mail as its operator sees it. */
export type ListedMail = {
  readonly siteId: string;
  readonly id: string;
  readonly name: string;
  readonly recipient: string;
  readonly createdAt: Date;
  readonly failedAt: Date | null;
  readonly attempts: number;
  readonly lastError: string | null;
};

const COLUMNS = `site_id as "siteId", id, name, recipient, created_at as "createdAt", failed_at as "failedAt",
  attempts, last_error as "lastError"`;

/** Mails that were given up, or (with `waiting`) that are still tried, oldest first. */
export async function listMails(pool: Pool, which: "failed" | "waiting"): Promise<ListedMail[]> {
  const test = which === "failed" ? "failed_at is not null" : "failed_at is null and sent_at is null";
  const { rows } = await pool.query<ListedMail>(
    `select ${COLUMNS} from mail where ${test} and draft is not null order by created_at, id`,
  );
  return rows;
}

/** One mail that has not left, with all that it says; null when there is none. */
export async function findMail(
  pool: Pool,
  id: string,
): Promise<(ListedMail & { readonly draft: MailDraft }) | null> {
  const { rows } = await pool.query<ListedMail & { draft: MailDraft }>(
    `select ${COLUMNS}, draft from mail where id::text = $1 and sent_at is null and draft is not null`,
    [id],
  );
  return rows[0] ?? null;
}

/** Has mails that were given up tried again; `all` of them, or one by its id. The answer counts them. */
export function retryMails(pool: Pool, id: string): Promise<number> {
  const sender = createJobSender(pool);
  return inTransaction(pool, async (transaction) => {
    const { rows } = await transaction.query<{ siteId: string; mailId: string }>(
      `update mail set failed_at = null where failed_at is not null and draft is not null and ($1 = 'all' or id::text = $1)
       returning site_id as "siteId", id as "mailId"`,
      [id],
    );
    await sender.deliver(transaction, rows);
    return rows.length;
  });
}

/** Deletes a mail that has not left; false when there is none. */
export async function dropMail(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query("delete from mail where id::text = $1 and sent_at is null", [id]);
  return rowCount === 1;
}
