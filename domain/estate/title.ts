import { inFrenchCity } from "../locale/french-particles.ts";
import { localize, type Multilingual, type LocalizedText, textOf } from "../locale/multilingual.ts";
import type { Locale } from "../locale/locale.ts";
import { type CityLike, nameOfCity } from "./address/address.ts";
import { isForRent, isUnderOption } from "./reference/status.ts";
import { FOR_RENT, FOR_SALE, transactionOf } from "./reference/transactions.ts";

import { shownTransaction } from "./project/shown-transaction.ts";
import type { MarketState } from "./reference/market-state.ts";

type Named = { readonly name?: Multilingual | null } | null | undefined;

/** A listing, whole or as a card knows it. */
export type Titled = {
  /** Of a project: why none of its units can be had. */
  readonly homesState?: MarketState | null | undefined;
  readonly general: {
    readonly id: number;
    readonly title?: Multilingual | null | undefined;
    readonly headType?: Named;
    readonly subType?: Named;
    readonly transaction?: (Exclude<Named, null | undefined> & { readonly id?: number }) | null | undefined;
    readonly address?: { readonly city?: CityLike | null } | null | undefined;
    readonly reference?: string | null | undefined;
  };
};

const IN_CITY: Record<Locale, (city: string) => string> = {
  nl: (city) => `in ${city}`,
  fr: inFrenchCity,
  en: (city) => `in ${city}`,
  de: (city) => `in ${city}`,
};
const HOME_WORDS: Readonly<Record<Locale, string>> = {
  nl: "Pand",
  fr: "Bien",
  en: "Property",
  de: "Immobilie",
};

/**
 * How a listing is called in a language: as its agency calls it, else by what is known of it, else by its number.
 * Example: a terraced house for sale in Ghent without a title is "Rijwoning te koop in Gent".
 */
export function titleOf(estate: Titled, locale: Locale): LocalizedText {
  return (
    localize(estate.general.title, locale) ?? nameByFacts(estate, locale) ?? nameByNumber(estate, locale)
  );
}

/** By its reference, else its id: what tells units of one project apart. Example: "Pand 12.3". */
export function nameByNumber({ general }: Titled, locale: Locale): LocalizedText {
  return { text: `${HOME_WORDS[locale]} ${general.reference?.trim() || general.id}`, locale };
}

/** What it is, on which terms and where, in one language: that of the name which is known. */
function nameByFacts({ general, homesState }: Titled, asked: Locale): LocalizedText | null {
  const kind = kindOf({ general }, asked);
  const terms = localize(termsOf(shownTransaction({ general, homesState })), kind?.locale ?? asked);
  const locale = kind?.locale ?? terms?.locale ?? asked;
  const city = nameOfCity(general.address?.city, locale);
  const what = [kind?.text, kind && terms ? lowerFirst(terms.text) : terms?.text].filter(Boolean).join(" ");
  if (!what) return city ? { text: city, locale } : null;
  return { text: city ? `${what} ${IN_CITY[locale](city)}` : what, locale };
}

/** An option comes and goes: what is called after its terms keeps its name meanwhile. */
function termsOf(transaction: Titled["general"]["transaction"]): Multilingual | null | undefined {
  if (!isUnderOption(transaction?.id)) return transaction?.name;
  return transactionOf(isForRent(transaction?.id) ? FOR_RENT : FOR_SALE)?.name;
}

/** The names of a type that gathers what has no type of its own, in any language: "Andere woning", "Autre", "Sonstiges". */
const SAYS_OTHER = /^(?:andere?|overige?|autres?|divers|others?|sonstige[rs]?)(?![\p{L}])/iu;

/**
 * What kind of property a listing is, for a sentence: its sub type, else its head type, and "Pand" where both only say that it
 * is something else; null where neither is known. Example: a house with the sub type "Andere woning" is a "Huis".
 */
export function kindOf({ general }: Pick<Titled, "general">, locale: Locale): LocalizedText | null {
  const names = [general.subType?.name, general.headType?.name].filter((name) => localize(name, locale));
  if (names.length === 0) return null;
  return localize(names.find((name) => !saysOther(name)) ?? HOME_WORDS, locale);
}

function saysOther(name: Multilingual | null | undefined): boolean {
  return Object.values(name ?? {}).some((text) => text && SAYS_OTHER.test(text.trim()));
}

/** German writes its nouns large within a line as well: "Zur Miete" is "zur Miete" there. */
function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Whether the agency itself gave the listing a title in some language. */
export function hasOwnTitle({ general }: Titled, locale: Locale): boolean {
  return textOf(general.title, locale) !== "";
}
