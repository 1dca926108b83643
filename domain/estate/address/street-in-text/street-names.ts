import { LOCALES } from "../../../locale/locale.ts";
import type { AddressLike, CityLike } from "../address.ts";
import { NUMBER_WORDS, shortForm, tellsAlone, withoutEnding } from "./street-words.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A name of a street in one language, as texts are searched for it. */
export type StreetName = {
  /** Its words in short forms, written as one. */
  readonly key: string;
  /** The same without endings of adjectives; null for a name of one word. */
  readonly bareKey: string | null;
  readonly alone: ReturnType<typeof tellsAlone>;
};

/** What an address must not tell, and the town that may be told instead. */
export type HiddenAddress = {
  readonly streets: readonly StreetName[];
  /** The digits of the house numbers: of "12-14A" those are 12 and 14. */
  readonly numbers: ReadonlySet<string>;
  readonly city: CityLike | null;
  /** The town's names, each written as one word. */
  readonly towns: ReadonlySet<string>;
};

/** One name in two languages: "Rue Neuve - Nieuwstraat", "Rue Neuve/Nieuwstraat", "Rue Neuve (Nieuwstraat)". */
const BETWEEN_NAMES = /\s[-–—]\s|[/|;()]/;

/**
 * What to look for in the texts of a listing or of a building, whose homes may have several addresses; the town is that
 * of the first. Example: `{ street: { nl: "Kerkstraat" }, number: "12A" }` is the street "kerkstr" with the number 12.
 */
export function hiddenAddressOf(addresses: readonly AddressLike[]): HiddenAddress {
  const city = addresses.find((address) => address.city)?.city ?? null;
  const towns = new Set(addresses.flatMap((address) => townsOf(address.city)));
  const numbers = new Set(addresses.flatMap(({ number }) => digitsOf(number ?? "")));
  const streets = new Map<string, StreetName>();
  for (const name of addresses.flatMap(namesOf)) {
    const { words, number } = splitNumber(wordsOf(name));
    digitsOf(number).forEach((digits) => numbers.add(digits));
    const street = streetOf(words, towns);
    if (street) streets.set(street.key, street);
  }
  return { streets: [...streets.values()], numbers, city, towns };
}

function streetOf(words: readonly string[], towns: ReadonlySet<string>): StreetName | null {
  const short = shortWords(words);
  const key = short.join("");
  if (key.length < 2) return null;
  const bareKey = short.length > 1 ? short.map(withoutEnding).join("") : null;
  return { key, bareKey, alone: tellsAlone(words, towns.has(key)) };
}

function namesOf({ street }: AddressLike): string[] {
  const texts = LOCALES.map((locale) => street?.[locale] ?? "").filter((text) => text.trim() !== "");
  return texts.flatMap((text) => [text].concat(text.split(BETWEEN_NAMES)));
}

function townsOf(city: CityLike | null | undefined): string[] {
  const names = [city?.name, ...LOCALES.map((locale) => city?.alias?.[locale])];
  return names.map((name) => shortWords(wordsOf(name ?? "")).join("")).filter(Boolean);
}

/** Street fields may hold the number too. */
function splitNumber(words: readonly string[]): { words: readonly string[]; number: string } {
  const last = words.findLastIndex((word) => !/^\d/.test(word) && !NUMBER_WORDS.has(word));
  return { words: words.slice(0, last + 1), number: words.slice(last + 1).join(" ") };
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
