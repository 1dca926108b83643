import type { Site } from "#features/site/schema/site.ts";
import { lastDigestMoment } from "#domain/alerts/frequency.ts";
import { signSubscriptionToken } from "../api/subscription-token.ts";
import type { Log } from "#platform/log/log.ts";
import type { Storage } from "#features/site/storage.ts";
import type { DueSubscription, OfferedListing } from "../queries/subscriptions.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { workOff } from "#features/contact/submissions/work-off.ts";
import { findTowns } from "../queries/find-towns.ts";
import { composeDigest, type MailedListing } from "./compose-digest.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { translateInJob } from "#features/site/messages/site-translate.ts";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";

export type AlertParts = {
  readonly storage: Storage;
  readonly log: Log;
  /** Scheme and host of a site's own absolute addresses. */
  readonly originOf: (site: Site) => string;
};

/** So many subscribers a transaction: one that fails is done again with the next run. */
const AT_ONCE = 100;

/**
 * Matches what imports noted with who looks for it, and stores the mails that are due. Taking what is to be told off the
 * list and storing its mail is one transaction, so that whoever dies over it, and however many servers do it, each news is
 * told once. Answers how many mails were stored.
 */
export async function sendAlerts(parts: AlertParts, now: Date): Promise<number> {
  const { storage, log } = parts;
  await storage.subscriptions.matchNews((siteId, err) =>
    log.error({ siteId, err }, "news can't be matched with who looks for it: the next run tries again"),
  );
  const due = {
    daily: lastDigestMoment("daily", now),
    weekly: lastDigestMoment("weekly", now),
    limit: AT_ONCE,
  };
  return workOff(parts, {
    take: (transaction, except) => storage.subscriptions.takeDue(transaction, { ...due, except }),
    workOn: (transaction, siteId, subscriptions) =>
      storeDigests(parts, transaction, siteId, subscriptions, now),
  });
}

async function storeDigests(
  { storage, log, originOf }: AlertParts,
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
  const towns = await findTowns(transaction, siteId);
  const pages = await storage.findPages(siteId);
  const surroundings = { towns, pages, origin: originOf(site) };
  const mails = [];
  for (const [locale, all] of Map.groupBy(subscriptions, ({ subscription }) => subscription.locale)) {
    const labels = await storage.findLabels(siteId, locale);
    const t = await translateInJob(storage, siteId, locale);
    const shown = listingsInMails(offered, { locale, t }, (estateId, err) =>
      log.error({ siteId, estateId, err }, "a listing can't be shown in a mail: nobody is told of it"),
    );
    for (const due of all) {
      const token = await signSubscriptionToken(storage.tokens, siteId, due.subscription.id);
      const mail = composeDigest(due, { ...surroundings, offered: shown, labels, t, token });
      if (mail) mails.push(mail);
    }
  }
  await storage.submissions.storeMails(siteId, transaction, mails, { now });
  return mails.length;
}

/** Listings as the mails of a language show them. One that can't be shown is told and left out: it must hold up nobody's news. */
function listingsInMails(
  offered: ReadonlyMap<number, OfferedListing>,
  { locale, t }: { readonly locale: Locale; readonly t: Translate },
  tell: (estateId: number, error: unknown) => void,
): ReadonlyMap<number, MailedListing> {
  const shown = new Map<number, MailedListing>();
  for (const [estateId, { listing, card }] of offered) {
    try {
      shown.set(estateId, { listing, estate: mailEstateOf(card, locale, t) });
    } catch (error) {
      tell(estateId, error);
    }
  }
  return shown;
}
