import { foldAccents } from "../../../locale/fold-accents.ts";
import { DEFAULT_LOCALE, type Locale } from "../../../locale/locale.ts";
import { nameOfCity } from "../address.ts";
import { findStreets } from "./find-street.ts";
import { type Found, gapBefore, readText, type ReadText } from "./read-text.ts";
import type { HiddenAddress } from "./street-names.ts";
import { ARTICLES, CITY_PREPOSITIONS, CITY_LINK_WORDS } from "./street-words.ts";

export type WithoutStreet = {
  readonly text: string;
  /** What the text told, as it stood there. */
  readonly words: readonly string[];
};

/** A stretch of the text and what stands there instead. */
type Change = { readonly start: number; readonly end: number; readonly instead: string };

const TAGS = /<[/a-z!][^<>]*>/gi;
const TAG_WITH_TEXTS = /<[a-z][^<>\s]*\s[^<>]*>/gi;

/**
 * A text that tells the city where it told a hidden street, number and box. A city that stands beside them already is
 * not said twice. Example, of Kerkstraat 12 in Gent: "Villa in de Kerkstr. 12 bus 3, 9000 Gent" becomes "Villa in 9000
 * Gent", and its words are "Kerkstr. 12 bus 3".
 */
export function withoutStreet(
  text: string,
  hidden: HiddenAddress,
  locale: Locale = DEFAULT_LOCALE,
): WithoutStreet {
  const words: string[] = [];
  let result = text;
  for (let reading = 0; reading < MOST_READINGS; reading += 1) {
    const before = words.length;
    const after = readOnce(result, hidden, locale, words);
    if (words.length === before) break;
    result = after.trim();
  }
  return { text: result, words };
}

/** Where no city stands instead, what stood around a street may tell it again: "Kerk Kerkstraat straat". */
const MOST_READINGS = 10;

function readOnce(text: string, hidden: HiddenAddress, locale: Locale, words: string[]): string {
  const plain = replaced(text, hidden, locale, words);
  // Of a tag, pages show an alternative text and where a link leads.
  return plain.replaceAll(TAG_WITH_TEXTS, (tag) =>
    tag.slice(0, 1).concat(replaced(tag.slice(1, -1), hidden, locale, words), ">"),
  );
}

function replaced(text: string, hidden: HiddenAddress, locale: Locale, words: string[]): string {
  const read = readText(text);
  let result = "";
  let done = 0;
  for (const found of findStreets(read, hidden)) {
    const { start, end, instead } = changeOf(read, found, hidden, locale);
    words.push(text.slice(read.tokens[found.from]!.start, read.tokens[found.to - 1]!.end));
    const tags = text.slice(start, end).match(TAGS) ?? [];
    result += text.slice(done, Math.max(start, done)) + instead + tags.join("");
    done = Math.max(end, done);
  }
  return result + text.slice(done);
}

function changeOf(read: ReadText, found: Found, hidden: HiddenAddress, locale: Locale): Change {
  const end = endOf(read, found.to);
  const { start, preposition } = startOf(read, found.from, locale);
  const isCapital = /^\p{Lu}/u.test(read.text.slice(start));
  const before = preposition === "" ? "" : `${isCapital ? capitalised(preposition) : preposition} `;
  const after = cityAfter(read, found.to, hidden, preposition !== "");
  if (after !== null) return { start, end: after, instead: before };
  const behind = preposition === "" ? cityBefore(read, found.from, hidden) : null;
  if (behind !== null) return { start: behind, end: closingAfter(read, behind, end), instead: "" };
  return { start, end, instead: before + nameOfCity(hidden.city, locale) };
}

/** Behind the sign of an abbreviation, where the sentence goes on: "Kerkstr. met tuin", "Kerk- en Dorpsstraat". */
function endOf({ text, tokens }: ReadText, to: number): number {
  const { end } = tokens[to - 1]!;
  return /^(?:\.\s+\p{Ll}|[-‐‑–](?:[\s,/<]|&nbsp;))/u.test(text.slice(end, end + 9)) ? end + 1 : end;
}

/** Where the words begin that only a street wants before it: "in de", "à la", "on the". */
function startOf(read: ReadText, from: number, locale: Locale) {
  let start = read.tokens[from]!.start;
  if (/(?:^|\s)['’]$/.test(read.text.slice(Math.max(0, start - 2), start))) start -= 1;
  let at = from;
  const previous = () => (at > 0 && isBeside(gapBefore(read, at)) ? wordAt(read, at - 1) : "");
  if (ARTICLES.has(previous()) && !(previous() in CITY_PREPOSITIONS[locale])) {
    at -= 1;
    start = read.tokens[at]!.start;
  }
  const preposition = CITY_PREPOSITIONS[locale][previous()];
  if (preposition === undefined) return { start, preposition: "" };
  return { start: read.tokens[at - 1]!.start, preposition };
}

/** Spaces, or the apostrophe of an elision; "op 't" has both. */
function isBeside(gap: string): boolean {
  return /^(?:\s{1,3}['’]?|['’]|&(?:#39|#8217|rsquo|apos|nbsp);)$/i.test(gap);
}

/** A word as it is written, without accents: the short forms have no particles. */
function wordAt({ text, tokens }: ReadText, at: number): string {
  const { start, end } = tokens[at]!;
  return foldAccents(text.slice(start, end));
}

/** Where the city begins, or its postal code, that follows a street at once; null where none does. */
function cityAfter(read: ReadText, to: number, hidden: HiddenAddress, isLinked: boolean): number | null {
  const { tokens } = read;
  const gap = tokens[to] && gapBefore(read, to);
  if (gap === undefined || !/^[\s,.–(-]{1,4}$/.test(gap)) return null;
  const link = CITY_LINK_WORDS.has(wordAt(read, to)) ? to + 1 : to;
  const zip = tokens[link] && /^\d{4,5}$/.test(tokens[link].word) ? link + 1 : link;
  if (!isCityAt(read, zip, hidden)) return null;
  return tokens[isLinked ? link : to]!.start;
}

/** Where to cut a text whose city stands before the street at once: "Gent, Kerkstraat 12"; null where it doesn't. */
function cityBefore(read: ReadText, from: number, hidden: HiddenAddress): number | null {
  if (from === 0 || !/^(?:\s+|\s*[,(–:-]\s*)$/.test(gapBefore(read, from))) return null;
  for (let start = from - 1; start >= Math.max(0, from - 5); start -= 1) {
    if (!isCityAt(read, start, hidden, from)) continue;
    return read.tokens[from - 1]!.end;
  }
  return null;
}

function isCityAt({ tokens }: ReadText, at: number, { cities }: HiddenAddress, to = at + 5): boolean {
  let written = "";
  for (let next = at; next < Math.min(to, tokens.length); next += 1) {
    written += tokens[next]!.word;
    if (cities.has(written) && (to === at + 5 || next === to - 1)) return true;
  }
  return false;
}

/** Takes the bracket along that was opened before the street. */
function closingAfter({ text }: ReadText, start: number, end: number): number {
  return text.slice(start).trimStart().startsWith("(") && text[end] === ")" ? end + 1 : end;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
