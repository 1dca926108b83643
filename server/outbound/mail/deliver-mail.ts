import type { Site } from "#features/site/schema/site.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { MailLook, RenderedMail } from "./render-mail.tsx";
import type { MailJob } from "#platform/jobs/job-sender.ts";
import type { Storage } from "#features/site/storage.ts";
import { composeMail } from "./compose-mail.ts";
import type { MailTransport } from "#platform/mail/mail-transport.ts";

export type RenderMail = (draft: Pick<MailDraft, "mail" | "locale">, look: MailLook) => Promise<RenderedMail>;

export type DeliverParts = {
  readonly storage: Pick<Storage, "mails" | "findSite" | "findTranslations">;
  readonly transport: MailTransport;
  readonly render: RenderMail;
  readonly originOf: (site: Site) => string;
};

/** Delivered, or nothing is left to deliver; refused for good; or failed for now. */
export type Delivery = { readonly kind: "done" | "refused" | "failed"; readonly reason?: string };

/** Draws a waiting mail in the look that its site has now, and sends it. */
export async function deliverMail(
  { storage, transport, render, originOf }: DeliverParts,
  { siteId, mailId }: MailJob,
  now: Date,
): Promise<Delivery> {
  const waiting = await storage.mails.findWaiting(siteId, mailId);
  if (!waiting) return { kind: "done" };
  const site = await storage.findSite(siteId);
  // A mail goes with its site, so that there is one: a replica has yet to hear of it.
  if (!site) return { kind: "failed", reason: "the site is not known yet" };
  const words = await storage.findTranslations(siteId, waiting.draft.locale);
  const rendered = await render(waiting.draft, { site, origin: originOf(site), words });
  const sending = await transport.send(composeMail(waiting, site, rendered));
  if (sending.kind === "sent") {
    await storage.mails.markSent(siteId, mailId, now);
    return { kind: "done" };
  }
  await storage.mails.noteFailure(siteId, mailId, sending.reason);
  return sending;
}
