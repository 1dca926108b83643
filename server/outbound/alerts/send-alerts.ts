import type { Site } from "#contract/site/site.ts";
import { lastDigestMoment } from "#domain/subscription/frequency.ts";
import { signSubscriptionToken } from "../../api/subscription/subscription-token.ts";
import type { Storage } from "../../storage/storage.ts";
import type { DueSubscription } from "../../storage/subscriptions/subscriptions.ts";
import type { Transaction } from "../../storage/submissions/submissions.ts";
import { composeDigest } from "./compose-digest.ts";

export type AlertParts = {
  readonly storage: Storage;
  /** Scheme and host of a site's own absolute addresses. */
  readonly originOf: (site: Site) => string;
};

/** So many subscribers a transaction: one that fails is done again, and others wait for none of it. */
const AT_ONCE = 100;

/**
 * Matches what imports noted with who looks for it, and stores the mails that are due. Taking what is to be told off the
 * list and storing its mail is one transaction, so that whoever dies over it, and however many servers do it, each news is
 * told once. Answers how many mails were stored.
 */
export async function sendAlerts({ storage, originOf }: AlertParts, now: Date): Promise<number> {
  await storage.subscriptions.matchNews();
  const due = {
    daily: lastDigestMoment("daily", now),
    weekly: lastDigestMoment("weekly", now),
    limit: AT_ONCE,
  };
  let stored = 0;
  for (;;) {
    const taken = await storage.submissions.transact(async (transaction) => {
      const all = await storage.subscriptions.takeDue(transaction, due);
      for (const [siteId, subscriptions] of Map.groupBy(all, (one) => one.siteId))
        stored += await storeDigests({ storage, originOf }, transaction, siteId, subscriptions, now);
      return all.length;
    });
    // Fewer than asked may be all that other servers left, so that there can be more behind them.
    if (taken === 0) return stored;
  }
}

async function storeDigests(
  { storage, originOf }: AlertParts,
  transaction: Transaction,
  siteId: string,
  subscriptions: readonly DueSubscription[],
  now: Date,
): Promise<number> {
  const site = await storage.findSite(siteId);
  // Subscriptions go with their site, so that there is one: a replica has yet to hear of it, and nothing is taken before that.
  if (!site) throw new Error(`the site ${siteId} is not known yet`);
  const ids = subscriptions.flatMap(({ waiting }) => waiting.map(({ estateId }) => estateId));
  const offered = await storage.subscriptions.findOffered(transaction, siteId, [...new Set(ids)]);
  const mails = [];
  for (const due of subscriptions) {
    const { id, locale } = due.subscription;
    const token = await signSubscriptionToken(storage.tokens, siteId, id);
    const labels = await storage.findLabels(siteId, locale);
    const mail = composeDigest(due, { offered, labels, token, origin: originOf(site) });
    if (mail) mails.push(mail);
  }
  await storage.submissions.storeMails(siteId, transaction, mails, { now });
  return mails.length;
}
