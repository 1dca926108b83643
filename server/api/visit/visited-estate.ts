import type { VisitedEstate, VisitGuide } from "#contract/appointment/appointment.ts";
import type { Estate } from "#contract/estate/estate.ts";
import type { SalesRep } from "#contract/estate/media.ts";
import type { Site } from "#contract/site/site.ts";
import { formatAddress, nameOfCity } from "#domain/estate/address.ts";
import { textOf } from "#domain/locale/localised.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";

/** Some agencies' systems write marks into titles. */
const MARK = /<[^<>]*>/g;

/** What a visit keeps of its estate, in every language. */
export function visitedEstate({ general, pictures, uri }: Estate): VisitedEstate {
  return {
    id: general.id,
    title: inEach((locale) => titleOf(general, locale)),
    place: inEach((locale) => formatAddress(general.address, locale)),
    reference: general.reference ?? null,
    uri: uri ?? null,
    picture: pictures[0]?.thumbnail ?? pictures[0]?.file ?? null,
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

function titleOf(general: Estate["general"], locale: Locale): string {
  const kind = textOf(general.subType?.name, locale);
  const plain = [kind, nameOfCity(general.address?.city, locale)].filter(Boolean).join(", ");
  return textOf(general.title, locale).replaceAll(MARK, " ").trim() || plain || String(general.id);
}

function inEach(text: (locale: Locale) => string): Record<Locale, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text(locale)])) as Record<Locale, string>;
}
