import { formatAddress } from "#domain/estate/address/address.ts";
import { askedAmount } from "#domain/estate/price/asked-amount.ts";
import { titleOf } from "#domain/estate/title.ts";
import { foldAccents } from "#domain/locale/fold-accents.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import type { Address } from "#features/site/schema/address.ts";
import { firstPicture } from "#features/listings/mails/mail-estate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { missingFactsOfNode } from "../../check/estate/missing-facts-of-node.ts";
import { canChange } from "../write-listing.ts";
import type { AgencyListing } from "./schema.ts";

export type ListingRow = {
  readonly id: number | string;
  readonly source: string;
  readonly externalId: string | null;
  readonly document: Estate;
  readonly uri: Record<string, string> | null;
  /** The true one, where the document conceals it. */
  readonly address: Address | null;
  readonly isProjectHidden: boolean;
  /** Null of one that was brought before lines were kept. */
  readonly lineHash: string | null;
  /** Of a price that the document conceals. */
  readonly amount: number | null;
};

/** A listing as the agency sees it on a day (yyyy-mm-dd). */
export function agencyListing(row: ListingRow, day: string): AgencyListing {
  const { document, source, externalId, uri, amount } = row;
  const { general } = document;
  const address = row.address ?? general.address;
  const seen = address && { ...address, visible: true };
  const file = firstPicture(document);
  return {
    id: Number(row.id),
    externalId,
    source,
    isLocked: !canChange(source),
    parentId: general.parentId ?? null,
    isProject: general.project,
    title: inEach((locale) => titleOf(document, locale).text),
    place: inEach((locale) => formatAddress(seen, locale)),
    isAddressHidden: general.address?.visible === false,
    isHidden: general.hidden === true,
    isProjectHidden: row.isProjectHidden,
    addresses: uri,
    transaction: general.transaction?.id ?? null,
    price: askedAmount(general.price) ?? amount,
    picture: file === null ? null : { file },
    missing: missingFactsOfNode(document, day).length,
  };
}

/** Whether a listing has all words, which are in lower case and without accents: its number, reference, title or address. */
export function hasWords(
  listing: AgencyListing,
  reference: string | null,
  words: readonly string[],
): boolean {
  const { id, externalId, title, place } = listing;
  const text = [id, externalId, reference, ...Object.values(title), ...Object.values(place)].join(" ");
  const folded = foldAccents(text);
  return words.every((word) => folded.includes(word));
}

function inEach(textIn: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Record<Locale, string>;
}
