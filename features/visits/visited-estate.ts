import { destinationOf } from "#domain/visits/directions.ts";
import { type AddressLike, formatAddress } from "#domain/estate/address/address.ts";
import { titleOf } from "#domain/estate/title.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { firstPicture } from "#features/listings/mails/mail-estate.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { VisitedEstate } from "./schema.ts";

/** What a visit keeps of its estate, whole or as a card has it, in every language. */
export function visitedEstate(estate: Estate): VisitedEstate {
  const { id, address, reference = null } = estate.general;
  return {
    id,
    title: inEach((locale) => titleOf(estate, locale).text),
    ...placeOfVisit(address),
    reference,
    uri: estate.uri ?? null,
    picture: firstPicture(estate),
  };
}

/** Where a visit is, and where directions lead. */
export function placeOfVisit(
  address: AddressLike | null | undefined,
): Pick<VisitedEstate, "place" | "destination"> {
  return {
    place: inEach((locale) => formatAddress(address, locale) || null),
    destination: inEach((locale) => destinationOf(address, locale)),
  };
}

function inEach<Text>(textIn: (locale: Locale) => Text): Record<Locale, Text> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Record<Locale, Text>;
}
