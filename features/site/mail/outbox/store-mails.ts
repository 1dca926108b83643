import { randomUUID } from "node:crypto";
import type { MailDraft } from "../mail-draft.ts";
import type { JobSender } from "#platform/jobs/job-sender.ts";
import type { Transaction } from "#platform/db/transaction.ts";

export type StoreMails = (
  siteId: string,
  transaction: Transaction,
  mails: readonly MailDraft[],
  of: { readonly submissionId?: string; readonly now: Date },
) => Promise<void>;

/** Stores mails and their delivery as part of a transaction; one whose key is known is left out. */
export function createStoreMails(sender: JobSender): StoreMails {
  return async (siteId, transaction, mails, { submissionId, now }) => {
    const jobs = [];
    for (const draft of mails) {
      const mailId = randomUUID();
      const { rowCount } = await transaction.query(INSERT, [
        siteId,
        mailId,
        draft.mail.name,
        draft.key ?? null,
        submissionId ?? null,
        draft.to.address,
        JSON.stringify(draft),
        now,
      ]);
      if (rowCount === 1) jobs.push({ siteId, mailId, after: draft.deliverAfter });
    }
    await sender.deliver(transaction, jobs);
  };
}

const INSERT = `
  insert into mail (site_id, id, name, key, submission_id, recipient, draft, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  on conflict (site_id, key) where key is not null do nothing`;
