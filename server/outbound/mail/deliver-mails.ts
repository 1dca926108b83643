import type { Job, JobResult, PgBoss } from "pg-boss";
import { redact } from "#platform/http/api/redact.ts";
import type { Log } from "#platform/log/log.ts";
import type { MailJob } from "#platform/jobs/job-sender.ts";
import { MAIL_QUEUE, UNDELIVERABLE_QUEUE } from "#platform/jobs/queues.ts";
import { type Delivery, deliverMail, type DeliverParts } from "./deliver-mail.ts";

export type MailWorkParts = DeliverParts & { readonly log: Log; readonly now: () => Date };

const AT_ONCE = 10;
const POLLING = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 } as const;
const MANY = { ...POLLING, batchSize: AT_ONCE, burstWhenBatchFull: true, perJobResults: true } as const;

/** Works off the mails that wait; what was refused, or tried for too long, is put aside for the operator. */
export async function deliverMails(boss: PgBoss, parts: MailWorkParts): Promise<void> {
  const { storage, log, now } = parts;

  const putAside = async ({ siteId, mailId }: MailJob) => {
    await storage.mails.giveUp(siteId, mailId, now());
    log.error({ siteId, mailId }, "a mail was given up; `gevel mail list` shows it");
  };

  const work = async ({ id, data }: Job<MailJob>): Promise<JobResult> => {
    const { kind, reason } = await deliverMail(parts, data, now()).catch((error: unknown): Delivery => {
      log.error({ ...data, err: error }, "a mail could not be made");
      return { kind: "failed", reason: String(error) };
    });
    // A mail server likes to repeat the address, which is nobody's business in a log.
    if (kind !== "done") log.warn({ ...data, reason: redact(reason) }, "a mail did not leave");
    if (kind === "refused") await putAside(data);
    return { id, status: kind === "failed" ? "failed" : "completed" };
  };

  await boss.work<MailJob, unknown, typeof MANY>(MAIL_QUEUE, MANY, (jobs) => Promise.all(jobs.map(work)));
  await boss.work<MailJob>(UNDELIVERABLE_QUEUE, { ...POLLING, batchSize: AT_ONCE }, async (jobs) => {
    for (const { data } of jobs) await putAside(data);
  });
}
