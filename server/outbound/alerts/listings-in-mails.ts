import type { Locale } from "#domain/locale/locale.ts";
import type { MatchedListing } from "#domain/subscription/criteria.ts";
import type { MailEstate } from "#features/listings/mails/estate-card.tsx";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";
import type { OfferedListing } from "#features/alerts/queries/subscriptions.ts";

/** A listing on offer, and how a mail shows it. */
export type MailedListing = { readonly listing: MatchedListing; readonly estate: MailEstate };

/** Listings as the mails of a language show them. One that can't be shown is told and left out: it must hold up nobody's news. */
export function listingsInMails(
  offered: ReadonlyMap<number, OfferedListing>,
  locale: Locale,
  tell: (estateId: number, error: unknown) => void,
): ReadonlyMap<number, MailedListing> {
  const shown = new Map<number, MailedListing>();
  for (const [estateId, { listing, card }] of offered) {
    try {
      shown.set(estateId, { listing, estate: mailEstateOf(card, locale) });
    } catch (error) {
      tell(estateId, error);
    }
  }
  return shown;
}
