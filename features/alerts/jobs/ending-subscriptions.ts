import { hrefOf } from "#domain/locale/href.ts";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import { translateInJob } from "#features/site/messages/site-translate.ts";
import { workOff } from "#features/contact/submissions/work-off.ts";
import { criteriaInWords } from "../criteria-in-words.ts";
import { signSubscriptionToken } from "../api/subscription-token.ts";
import { mailKeyOf, type EndingSubscription } from "../queries/subscriptions.ts";
import type { ScheduledJob, JobParts } from "#features/site/scheduled-job.ts";

const AT_ONCE = 100;

/**
 * Subscriptions that nobody touched for as long as their site keeps them end. A month before, their subscribers are told and
 * can keep them; that one is to end, and its mail, are one transaction.
 */
export const endingSubscriptions: ScheduledJob = {
  name: "ending-subscriptions",
  schedule: "0 9 * * *",
  async run(parts, now) {
    const { subscriptions, submissions } = parts.storage;
    await workOff(parts, {
      take: (transaction, except) => subscriptions.takeEnding(transaction, now, AT_ONCE, except),
      async workOn(transaction, siteId, ending) {
        const mails = [];
        for (const one of ending) mails.push(await endingMail(parts, one));
        await submissions.storeMails(siteId, transaction, mails, { now });
        return mails.length;
      },
    });
  },
};

async function endingMail(
  { storage, originOf }: JobParts,
  { siteId, subscription, endsAt }: EndingSubscription,
): Promise<MailDraft> {
  const site = await storage.findSite(siteId);
  // Subscriptions go with their site, so that there is one: a replica has yet to hear of it, and nobody counts as told.
  if (!site) throw new Error(`the site ${siteId} is not known yet`);
  const { id, email, locale, criteria } = subscription;
  const token = await signSubscriptionToken(storage.tokens, siteId, id);
  const labels = await storage.findLabels(siteId, locale);
  const unsubscribePath = hrefOf({ type: "unsubscribe", token }, locale);
  const props = {
    summary: criteriaInWords(criteria, labels, await translateInJob(storage, siteId, locale), locale),
    endsAt: endsAt.toISOString(),
    path: hrefOf({ type: "editSubscriptions", token }, locale),
    unsubscribePath,
  };
  return {
    mail: { name: "subscription-ending", props },
    locale,
    to: { address: email },
    unsubscribeUrl: new URL(unsubscribePath, originOf(site)).href,
    key: mailKeyOf(id, `ending-${endsAt.toISOString()}`),
  };
}
