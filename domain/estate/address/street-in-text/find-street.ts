import { endOfForm, endOfShortened, isSureInPieces } from "./find-compound.ts";
import { type Found, gapBefore, hasCapital, isWithinName, type ReadText } from "./read-text.ts";
import type { HiddenAddress, StreetName } from "./street-names.ts";
import { BOX_WORDS, NUMBER_WORDS, UNITS, withoutEnding } from "./street-words.ts";

/** All places of a text that tell a hidden street, with its number and box where they stand beside it. */
export function findStreets(read: ReadText, hidden: HiddenAddress): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < read.tokens.length; at += 1) {
    const place = longest(hidden.streets.map((street) => placeAt(read, at, street, hidden.numbers)));
    if (!place) continue;
    found.push(place);
    at = place.to - 1;
  }
  return found;
}

function longest(places: ReadonlyArray<Found | null>): Found | null {
  return places.reduce((best, place) => (place && place.to > (best?.to ?? 0) ? place : best), null);
}

function placeAt(read: ReadText, at: number, street: StreetName, numbers: ReadonlySet<string>): Found | null {
  const end = nameEnd(read, at, street);
  if (end === null) return null;
  const to = endOfNumber(read, end, numbers) ?? end;
  const from = startOfNumber(read, at, numbers) ?? at;
  if (to > end || from < at || isTellingAlone(read, { from: at, to: end }, street)) return { from, to };
  return null;
}

/** A compound in pieces without a capital is none: "een groene straat" is not the Groenestraat. */
function isTellingAlone(read: ReadText, place: Found, street: StreetName): boolean {
  const isInPieces = street.bareKey === null && place.to - place.from > 1;
  const isSure = !isInPieces || isSureInPieces(read, place.from, street.compound);
  if (street.alone === "always" && isSure) return true;
  return street.alone !== "numbered" && hasCapital(read, place);
}

/** The word behind a street's name that begins at a word; null where another begins. */
function nameEnd(read: ReadText, at: number, street: StreetName): number | null {
  const { key, bareKey, initialsKey } = street;
  return (
    endOfKey(read, at, key, (word) => word) ??
    endOfKey(read, at, bareKey, withoutEnding) ??
    endOfKey(read, at, initialsKey, (word) => word) ??
    endOfForm(read, at, street) ??
    endOfShortened(read, at, street)
  );
}

function endOfKey(
  { text, tokens }: ReadText,
  at: number,
  key: string | null,
  formOf: (short: string) => string,
): number | null {
  if (key === null || !tokens[at]!.word) return null;
  let written = "";
  for (let next = at; next < tokens.length; next += 1) {
    if (next > at && !isWithinName(gapBefore({ text, tokens }, next))) return null;
    written += formOf(tokens[next]!.word);
    if (written === key) return next + 1;
    if (!key.startsWith(written)) return null;
  }
  return null;
}

const TAGS = /<[^<>]*>/g;

/** The word behind the house number (and box) that begins at a word; null where none does that can be meant. */
function endOfNumber(read: ReadText, at: number, numbers: ReadonlySet<string>): number | null {
  const { tokens } = read;
  const first = tokens[at] && NUMBER_WORDS.has(tokens[at].word) ? at + 1 : at;
  const number = tokens[first];
  if (!number || !/^\d{1,5}[a-z]{0,3}$/.test(number.word)) return null;
  const gaps = read.text.slice(tokens[at - 1]!.end, number.start).replaceAll(TAGS, " ");
  const isOwn = numbers.has(/^\d+/.exec(number.word)![0]);
  const next = tokens[first + 1];
  if (next && UNITS.has(next.word) && /^\s?$/.test(gapBefore(read, first + 1))) return null;
  if (!isOwn && (first === at ? /[^\s]/.test(gaps) || isGoingOn(read, first + 1) : false)) return null;
  return endOfBox(read, endOfRange(read, first + 1));
}

/** Behind another's number the sentence goes on: "Kerkstraat 3 kamers". */
function isGoingOn({ text, tokens }: ReadText, at: number): boolean {
  return tokens[at] !== undefined && /^\s*\p{Ll}{2}/u.test(text.slice(tokens[at - 1]!.end));
}

/** "12-14", "12 A", "12 bis", and on: the word behind all that stands so from a word on. */
function endOfRange(read: ReadText, at: number): number {
  let end = at;
  while (isPartOfNumber(read, end)) end += 1;
  return end;
}

function isPartOfNumber(read: ReadText, at: number): boolean {
  const next = read.tokens[at];
  if (!next) return false;
  const gap = gapBefore(read, at);
  return (
    (/^\d{1,4}[a-z]?$/.test(next.word) && /^[-–+&]$/.test(gap)) ||
    (/^\d{1,3}[a-z]?$/.test(next.word) && /^ [-–+&] $/.test(gap)) ||
    (/^(?:bis|ter)$/.test(next.word) && gap === " ") ||
    (/^[A-Z]$/.test(read.text.slice(next.start, next.end)) && /^[ /-]?$/.test(gap))
  );
}

const BOX = /^(?:[a-z]{0,2}\d{1,5}[a-z]{0,2}|[a-z])$/;

/** "bus 3", "bte A", "/ 3". */
function endOfBox(read: ReadText, at: number): number {
  const { tokens } = read;
  const [box, value] = [tokens[at], tokens[at + 1]];
  if (!box) return at;
  if (/^\s?\/\s?$/.test(gapBefore(read, at)) && BOX.test(box.word)) return at + 1;
  return value && BOX_WORDS.has(box.word) && BOX.test(value.word) ? at + 2 : at;
}

/** The word with which a number begins that stands before the street: "12, rue Neuve", "n° 12 rue Neuve". */
function startOfNumber(read: ReadText, at: number, numbers: ReadonlySet<string>): number | null {
  let number = at - 1;
  while (number >= 0 && isEmptyOrAddition(read.tokens[number]!.word)) number -= 1;
  const token = read.tokens[number];
  const digits = token && /^\d{1,5}(?=[a-z]?$)/.exec(token.word)?.[0];
  if (!digits || !numbers.has(digits)) return null;
  const gap = read.text.slice(token.end, read.tokens[at]!.start).replaceAll(TAGS, " ");
  if (!/^[\s,]*(?:(?:bis|ter|de|du|des|d|la|le|les|l)[\s,'’]+)*['’]?$/i.test(gap)) return null;
  const isNamed = number > 0 && NUMBER_WORDS.has(read.tokens[number - 1]!.word);
  return isNamed ? number - 1 : number;
}

function isEmptyOrAddition(word: string): boolean {
  return word === "" || word === "bis" || word === "ter";
}
