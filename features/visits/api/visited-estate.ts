import type { VisitedEstate, VisitGuide } from "../schema.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { SalesRep } from "#features/listings/schema/media.ts";
import type { Site } from "#features/site/schema/site.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { mailEstateOf } from "#features/listings/mails/mail-estate.ts";

/** What a visit keeps of its estate, in every language. */
export function visitedEstate(estate: Estate): VisitedEstate {
  const { reference, picture } = mailEstateOf(estate, "nl");
  return {
    id: estate.general.id,
    title: inEach((locale) => mailEstateOf(estate, locale).title),
    place: inEach((locale) => mailEstateOf(estate, locale).place),
    reference,
    uri: estate.uri ?? null,
    picture,
  };
}

/** Who guides a visit: the sales rep, with the agency's own address and number where they have none. */
export function visitGuide(salesRep: SalesRep, { agency }: Site): VisitGuide {
  return {
    name: [salesRep.firstname, salesRep.lastname].filter(Boolean).join(" ") || agency.legalName,
    email: salesRep.email ?? agency.email,
    phone: salesRep.mobile ?? salesRep.phone ?? agency.phone,
  };
}

function inEach<Text>(textIn: (locale: Locale) => Text): Record<Locale, Text> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, textIn(locale)])) as Record<Locale, Text>;
}
