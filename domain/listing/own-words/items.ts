import { guessMeaning } from "./guess-word.ts";
import type { Meaning } from "./lexicon.ts";
import { MEANINGS, type Meanings } from "./meanings.ts";
import { keyOf, type Token, tokensOf } from "./tokens.ts";

/** One or more words that mean something together; `place` is of the caller's own kind. */
export type Item<Place> = {
  readonly start: number;
  readonly end: number;
  /** As typed, lower case, without accents. */
  readonly text: string;
} & (
  | { readonly kind: "meaning"; readonly meaning: Meaning }
  | { readonly kind: "place"; readonly place: Place }
  /** With the place whose postcode it may be. */
  | { readonly kind: "number"; readonly value: number; readonly place: Place | null }
  | { readonly kind: "plus" }
  | { readonly kind: "range" }
  | { readonly kind: "unknown" }
);

export type Items<Place> = ReadonlyArray<Item<Place>>;

/** Finds a place by its name or postcode, lower case, without accents, its words apart by spaces; null where there is none. */
export type FindPlace<Place> = (name: string) => Place | null;

const MOST_WORDS = 6;
const LONGEST_NAME = 40;
const BEGINS_A_STREET = /^(rue|avenue|av|chaussee|place|boulevard|bd|chemin|route|quai|dreve|square|clos)$/;
const OF_A_STREET = /^(de|du|des|d|la|le|l)$/;
const ENDS_A_STREET = /^(straat|laan|steenweg|baan|plein|lei|strasse|street|road|avenue)$/;
const IN_PLACES = /^(in|a|at|of|ou|or|oder)$/;
const BEFORE_PLACES = /^(in|te|a|at|en|of|or|ou|oder|et|and|und)$/;
const AROUND_PLACES = /^(near|nabij|bij|rond|regio|region|omgeving|autour|around|nahe|um)$/;
/** Places whose names are words that visitors use, too. */
const WORDS_TOO = new Set(
  "alle ans appels arbre as bande bazel beek berg bost bras bure cordes dave donk eine ere essen foret forest fosse gages groot hal halle haren heer heure hour hoves huise laar lavoir leest ligne lille lo lot mal marke mater mean meer melden mere mont on outer paal perk recht roy salles soy spa spy stave termes trois ville ways weert welle wortel".split(
    " ",
  ),
);
/** Those that German writes with a capital anyway. */
const NOUNS_TOO = new Set(["berg", "essen", "meer", "recht", "welle"]);

/** What words are looked up in. */
type Known<Place> = { readonly findPlace: FindPlace<Place>; readonly meanings: Meanings };

/** Reads a text into what its words mean; the longest run of words that means something wins. */
export function itemsOf<Place>(
  typed: string,
  findPlace: FindPlace<Place>,
  meanings: Meanings = MEANINGS,
): Items<Place> {
  const tokens = tokensOf(typed);
  const items: Item<Place>[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = readAt(tokens, at, {
      findPlace: isInStreet(tokens, at) ? () => null : findPlace,
      meanings,
    });
    items.push(...read.items);
    at += read.count;
  }
  return items;
}

function readAt<Place>(tokens: readonly Token[], at: number, known: Known<Place>) {
  for (let count = Math.min(MOST_WORDS, tokens.length - at); count > 0; count--) {
    const item = readRun(tokens, at, count, known);
    if (item) return { items: [item], count };
  }
  return { items: readUnknown(tokens[at]!, tokens[at - 1], known), count: 1 };
}

function readRun<Place>(
  tokens: readonly Token[],
  at: number,
  count: number,
  { findPlace, meanings }: Known<Place>,
): Item<Place> | null {
  const run = tokens.slice(at, at + count);
  const span = spanOf(run);
  const [{ number }] = run as [Token];
  if (count === 1 && number !== null)
    return { ...span, kind: "number", value: number, place: findPlace(span.text) };
  const meaning = meanings.get(span.text);
  const place = meaning || run.some((token) => token.number !== null) ? null : findPlace(span.text);
  if (place !== null && isMeantAsPlace(run, tokens[at - 1], tokens[at + count]))
    return { ...span, kind: "place", place };
  if (meaning) return { ...span, kind: "meaning", meaning };
  if (span.text === "+") return { ...span, kind: "plus" };
  return /^[-–]$/.test(span.text) ? { ...span, kind: "range" } : null;
}

/** A name that is a word as well is a place after "in", or with a capital where a capital says something. */
function isMeantAsPlace(run: readonly Token[], before: Token | undefined, after: Token | undefined): boolean {
  if (after && ENDS_A_STREET.test(after.text)) return false;
  const [first] = run;
  if (run.length > 1 || !WORDS_TOO.has(first!.text)) return true;
  if (before && BEFORE_PLACES.test(before.text)) return true;
  return first!.isCapitalised && !NOUNS_TOO.has(first!.text);
}

/** Rue de, avenue du: what follows names a street, no town. */
function isInStreet(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(Math.max(0, at - 3), at)
    .some(
      ({ text }, index, before) =>
        BEGINS_A_STREET.test(text) && OF_A_STREET.test(before[index + 1]?.text ?? ""),
    );
}

/** A word of two, a word or a place with a typing error, or one that means nothing. */
function readUnknown<Place>(
  token: Token,
  before: Token | undefined,
  { findPlace, meanings }: Known<Place>,
): Items<Place> {
  const span = spanOf([token]);
  const guessed = guessMeaning(token.text, meanings);
  if (guessed) return guessed.map((meaning) => Object.assign({ kind: "meaning" as const, meaning }, span));
  const isNamed = [IN_PLACES, AROUND_PLACES].some((words) => words.test(before?.text ?? ""));
  const place = isNamed && !WORDS_TOO.has(token.text) ? findMisspelt(token.text, findPlace) : null;
  return [place === null ? { ...span, kind: "unknown" } : { ...span, kind: "place", place }];
}

/** One letter put in, left out or changed, or two that changed places; the end of a word is mistyped most. */
function findMisspelt<Place>(name: string, findPlace: FindPlace<Place>): Place | null {
  if (name.length < 4 || name.length > LONGEST_NAME) return null;
  for (let at = name.length; at > 0; at--) {
    const [head, tail] = [name.slice(0, at), name.slice(at)];
    const near = [head + tail.slice(1), head + (tail[1] ?? "") + (tail[0] ?? "") + tail.slice(2)];
    for (const letter of "abcdefghijklmnopqrstuvwxyz")
      near.push(head + letter + tail.slice(1), head + letter + tail);
    const found = near.map((candidate) => (candidate.length < 4 ? null : findPlace(candidate)));
    const place = found.find((one) => one !== null);
    if (place !== undefined) return place;
  }
  return null;
}

function spanOf(run: readonly Token[]) {
  return { start: run[0]!.start, end: run.at(-1)!.end, text: keyOf(run) };
}
