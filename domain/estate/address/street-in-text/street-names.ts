import { LOCALES } from "../../../locale/locale.ts";
import type { AddressLike, CityLike } from "../address.ts";
import { type Compound, compoundOf } from "./street-compounds.ts";
import { NUMBER_WORDS, shortForm, STREET_KINDS, identifiesAlone, withoutEnding } from "./street-words.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A name of a street in one language, as texts are searched for it. */
export type StreetName = {
  /** Its words in short forms, written as one. */
  readonly key: string;
  /** The same without endings of adjectives; null for a name of one word. */
  readonly bareKey: string | null;
  /** With initials for names of people: "J. Breydelstraat"; null for a name of one word. */
  readonly initialsKey: string | null;
  /** Its parts, where it ends as streets do; null for any other name. */
  readonly compound: Compound | null;
  readonly alone: ReturnType<typeof identifiesAlone>;
};

/** What an address must not tell, and the city that may be told instead. */
export type HiddenAddress = {
  readonly streets: readonly StreetName[];
  /** The digits of the house numbers: of "12-14A" those are 12 and 14. */
  readonly numbers: ReadonlySet<string>;
  readonly city: CityLike | null;
  /** The city's names, each written as one word. */
  readonly cities: ReadonlySet<string>;
};

/** One name in two languages: "Rue Neuve - Nieuwstraat", "Rue Neuve/Nieuwstraat", "Rue Neuve (Nieuwstraat)". */
const BETWEEN_NAMES = /\s[-–—]\s|[/|;()]/;

/**
 * What to look for in the texts of a listing or of a building, whose estates may have several addresses; the city is that
 * of the first. Example: `{ street: { nl: "Kerkstraat" }, number: "12A" }` is the street "kerkstr" with the number 12.
 */
export function hiddenAddressOf(addresses: readonly AddressLike[]): HiddenAddress {
  const city = addresses.find((address) => address.city)?.city ?? null;
  const cities = new Set(addresses.flatMap((address) => citiesOf(address.city)));
  const numbers = new Set(addresses.flatMap(({ number }) => digitsOf(number ?? "")));
  const streets = new Map<string, StreetName>();
  for (const name of addresses.flatMap(namesOf)) {
    const { words, number } = splitNumber(wordsOf(name));
    digitsOf(number).forEach((digits) => numbers.add(digits));
    const street = streetOf(words, cities);
    if (street) streets.set(street.key, street);
  }
  return { streets: [...streets.values()], numbers, city, cities };
}

function streetOf(words: readonly string[], cities: ReadonlySet<string>): StreetName | null {
  const short = shortWords(words);
  const key = short.join("");
  if (key.length < 2) return null;
  const bareKey = short.length > 1 ? short.map(withoutEnding).join("") : null;
  const initialsKey = short.length > 1 ? withInitials(short) : null;
  return {
    key,
    bareKey,
    initialsKey,
    compound: compoundOf(short),
    alone: identifiesAlone(words, cities.has(key)),
  };
}

/** So short a word beside an initial is as good as any word. */
const LEAST_SURNAME = 4;

function withInitials(short: readonly string[]): string | null {
  const last = short.length - 1;
  const isName = (word: string, at: number) => at < last && word.length > 1 && !STREET_KINDS.has(word);
  const initials = short.map((word, at) => (isName(word, at) ? shortForm(word.charAt(0)) : word));
  const isNamed = short.some((word, at) => isName(word, at) && initials[at] !== "");
  return isNamed && short[last]!.length >= LEAST_SURNAME ? initials.join("") : null;
}

function namesOf({ street }: AddressLike): string[] {
  const texts = LOCALES.map((locale) => street?.[locale] ?? "").filter((text) => text.trim() !== "");
  return texts.flatMap((text) => [text].concat(text.split(BETWEEN_NAMES)));
}

function citiesOf(city: CityLike | null | undefined): string[] {
  const names = [city?.name, ...LOCALES.map((locale) => city?.alias?.[locale])];
  return names.map((name) => shortWords(wordsOf(name ?? "")).join("")).filter(Boolean);
}

/** Street fields may hold the number too. */
function splitNumber(words: readonly string[]): { words: readonly string[]; number: string } {
  const last = words.findLastIndex((word) => !/^\d/.test(word) && !NUMBER_WORDS.has(word));
  const number = words.slice(last + 1).join(" ");
  return /\d/.test(number) ? { words: words.slice(0, last + 1), number } : { words, number: "" };
}

function digitsOf(number: string): string[] {
  return number.match(/\d{1,5}/g) ?? [];
}

function wordsOf(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

/** The words of a name in short forms; particles are "". */
function shortWords(words: readonly string[]): string[] {
  return shortTokens(words.map((word) => ({ word, start: 0, end: 0 }))).map(({ word }) => word);
}

/** "Onze-Lieve-Vrouwstraat", "O.L. Vrouwstraat" and "OLV-straat" are one street. */
const OUR_LADY = "olv";

/** The words of a text in short forms, where they stand; particles are "". */
export function shortTokens(tokens: readonly Token[]): Token[] {
  const short: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { word, start } = tokens[at]!;
    const lady = ladyAt(tokens, at);
    short.push({ word: lady ?? shortForm(word), start, end: tokens[lady === null ? at : at + 2]!.end });
    if (lady !== null) at += 2;
  }
  return short;
}

function ladyAt(tokens: readonly Token[], at: number): string | null {
  const [first, second, third] = [tokens[at]?.word, tokens[at + 1]?.word, tokens[at + 2]?.word];
  if (!((first === "onze" && second === "lieve") || (first === "o" && second === "l"))) return null;
  const name = /^(?:v$|vrouwe?)(.*)$/.exec(third ?? "");
  return name && OUR_LADY + (name[1] && shortForm(name[1]));
}
