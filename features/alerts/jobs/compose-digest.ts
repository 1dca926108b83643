import { hrefOf } from "#domain/locale/href.ts";
import { type MatchedListing, queryOf } from "#domain/alerts/criteria.ts";
import { digestOf } from "#domain/alerts/digest.ts";
import type { MailEstate } from "#features/listings/mails/estate-card.tsx";
import type { MailDraft } from "#features/site/mail/mail-draft.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { criteriaInTowns } from "#domain/alerts/criteria-in-towns.ts";
import type { SiteTown } from "#domain/place/towns-of-places.ts";
import { criteriaInWords } from "../criteria-in-words.ts";
import { mailKeyOf, type DueSubscription } from "../queries/subscriptions.ts";
import { hrefOfResults } from "#features/listings/href-of-results.ts";
import type { Page } from "#features/site/schema/page.ts";
import type { Labels } from "#features/listings/search-conditions/read-labels.ts";

/** A listing on offer, and how a mail shows it. */
export type MailedListing = { readonly listing: MatchedListing; readonly estate: MailEstate };

type Surroundings = {
  /** What is on offer now of all that waits. */
  readonly offered: ReadonlyMap<number, MailedListing>;
  readonly labels: Labels;
  readonly towns: readonly SiteTown[];
  /** Of the site: on one of them all results stand. */
  readonly pages: readonly Page[];
  readonly t: Translate;
  readonly token: string;
  readonly origin: string;
};

/** The mail that tells a subscriber what waited for them; null when nothing of it holds any more. */
export function composeDigest(
  { subscription, waiting, newsId }: DueSubscription,
  { offered, labels, towns, pages, t, token, origin }: Surroundings,
): MailDraft | null {
  const { locale, criteria, email, id } = subscription;
  const listings = new Map([...offered].map(([estateId, { listing }]) => [estateId, listing]));
  const digest = digestOf(waiting, listings, criteriaInTowns(criteria, towns));
  if (!digest) return null;
  const unsubscribePath = hrefOf({ type: "unsubscribe", token }, locale);
  const props = {
    summary: criteriaInWords(criteria, labels, t, locale),
    listings: digest.entries.map(({ estateId, news }) => ({
      estate: offered.get(estateId)!.estate,
      news,
    })),
    more: digest.more,
    counts: digest.counts,
    resultsPath: hrefOfResults(pages, locale, queryOf(criteria)),
    editPath: hrefOf({ type: "editSubscriptions", token }, locale),
    unsubscribePath,
  };
  return {
    mail: { name: "subscription-digest", props },
    locale,
    to: { address: email },
    unsubscribeUrl: new URL(unsubscribePath, origin).href,
    key: mailKeyOf(id, `news-${newsId}`),
  };
}
