import type { Job, JobResult, PgBoss } from "pg-boss";
import { redact } from "#platform/http/api/redact.ts";
import type { Log } from "#platform/log/log.ts";
import type { MailJob } from "#platform/jobs/job-sender.ts";
import { MAIL_QUEUE, UNDELIVERABLE_QUEUE } from "#platform/jobs/queues.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { MailDraft, MailName } from "#features/site/mail/mail-draft.ts";
import type { MailLook, RenderedMail } from "./render-mail.tsx";
import type { Storage } from "#features/site/storage.ts";
import { composeMail } from "./compose-mail.ts";
import { putOff, deliverQueue } from "../deliver-queue.ts";
import { inSpan } from "#platform/tracing/tracing.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";

export type RenderMail = (draft: Pick<MailDraft, "mail" | "locale">, look: MailLook) => Promise<RenderedMail>;

type DeliverParts = {
  readonly storage: Pick<Storage, "mails" | "findSite" | "findSuspension" | "findTranslations">;
  readonly transport: MailTransport;
  readonly render: RenderMail;
  readonly originOf: (site: Site) => string;
};

export type MailDeliveryParts = DeliverParts & { readonly log: Log; readonly now: () => Date };

/** A site that sends too many waits until the oldest of them are a day old. */
const OVER_LIMIT_SECONDS = 900;
const OPTIONS = { pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30, batchSize: 10 } as const;

/** Opens the desk for a quarter of an hour: were it to wait, an agency that has sent its mails could not sign in. It has limits of its own. */
const SIGN_IN_LINK: MailName = "desk-link";

/** Works off the mails that wait; what was refused, or tried for too long, is put aside for the operator. */
export async function deliverMails(boss: PgBoss, parts: MailDeliveryParts): Promise<void> {
  const { storage, log, now } = parts;

  const putAside = async ({ siteId, mailId }: MailJob) => {
    await storage.mails.giveUp(siteId, mailId, now());
    log.error({ siteId, mailId }, "a mail was given up; `gevel mail list` shows it");
  };

  const work = async (job: Job<MailJob>): Promise<JobResult> => {
    const { id, data } = job;
    const { kind, reason } = await deliverMail(parts, data, now()).catch((error: unknown): Delivery => {
      log.error({ ...data, err: error }, "a mail could not be made");
      return { kind: "failed", reason: String(error) };
    });
    if (kind === "over-limit") {
      log.warn({ ...data }, "a mail waits: its site has sent as many as it may in a day");
      return putOff({ boss, queue: MAIL_QUEUE }, job, OVER_LIMIT_SECONDS);
    }
    // A mail server likes to repeat the address, which is nobody's business in a log.
    if (kind !== "done") log.warn({ ...data, reason: redact(reason) }, "a mail did not leave");
    if (kind === "refused") await putAside(data);
    return { id, status: kind === "failed" ? "failed" : "completed" };
  };

  const queues = { queue: MAIL_QUEUE, undeliverable: UNDELIVERABLE_QUEUE };
  await deliverQueue(boss, { ...queues, storage, options: OPTIONS, work, putAside });
}

/** Delivered, or nothing is left to deliver; refused for good; failed for now; or more than the site may send. */
type Delivery = {
  readonly kind: "done" | "refused" | "failed" | "over-limit";
  readonly reason?: string;
};

/** Renders a waiting mail in the look that its site has now, and sends it. */
async function deliverMail(
  { storage, transport, render, originOf }: DeliverParts,
  { siteId, mailId }: MailJob,
  now: Date,
): Promise<Delivery> {
  const waiting = await storage.mails.findWaiting(siteId, mailId);
  if (!waiting) return { kind: "done" };
  const waitsForLimit = waiting.draft.mail.name !== SIGN_IN_LINK;
  if (waitsForLimit && !(await storage.mails.maySend(siteId, now))) return { kind: "over-limit" };
  const site = await storage.findSite(siteId);
  // A mail goes with its site, so that there is one: a replica has yet to hear of it.
  if (!site) return { kind: "failed", reason: "the site is not known yet" };
  const words = await storage.findTranslations(siteId, waiting.draft.locale);
  const origin = originOf(site);
  const rendered = await inSpan(
    { name: "render mail", facts: { "gevel.mail": waiting.draft.mail.name } },
    () => render(waiting.draft, { site, origin, words }),
  );
  const draft = withAbsoluteUrl(waiting.draft, origin);
  const sending = await inSpan({ name: "send mail", kind: "client" }, () =>
    transport.send(composeMail({ ...waiting, draft }, site, rendered)),
  );
  if (sending.kind === "sent") {
    await storage.mails.markSent(siteId, mailId, now);
    return { kind: "done" };
  }
  await storage.mails.noteFailure(siteId, mailId, sending.reason);
  return sending;
}

/** A header's address stands by itself, without a page that it could belong to. */
function withAbsoluteUrl(draft: MailDraft, origin: string): MailDraft {
  const { unsubscribeUrl } = draft;
  return unsubscribeUrl ? { ...draft, unsubscribeUrl: new URL(unsubscribeUrl, origin).href } : draft;
}
