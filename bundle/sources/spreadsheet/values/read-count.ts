import { OF_AREAS, readNumber } from "./read-number.ts";
import { bad, quoted, type ReadValue } from "./read-value.ts";
import { wordKey } from "./word-key.ts";

const NONE: ReadonlySet<string> = new Set([
  "geen",
  "aucun",
  "aucune",
  "none",
  "keine",
  "keiner",
  "nee",
  "non",
  "no",
  "nein",
]);
const ONE: ReadonlySet<string> = new Set(["ja", "oui", "yes"]);

/** A number of things: "3", "3 slaapkamers", "geen"; ticked alone it is one. */
export function readCount(text: string): ReadValue<number> {
  const key = wordKey(text);
  if (NONE.has(key)) return { value: 0 };
  if (ONE.has(key)) return { value: 1 };
  const read = readNumber(withoutWords(text), OF_AREAS);
  const isCount = "value" in read && Number.isInteger(read.value) && read.value >= 0;
  return isCount ? read : bad(`${quoted(text)} is no whole number`);
}

/** Example: "3 slaapkamers" is "3"; "3 slpk 2 bad" stays as it is. */
function withoutWords(text: string): string {
  const words = text.search(/\p{L}/u);
  return words > 0 && !/\d/.test(text.slice(words)) ? text.slice(0, words) : text;
}

const GROUND: ReadonlySet<string> = new Set(
  "gelijkvloers, glv, gv, begane grond, rez, rez-de-chaussée, rdc, ground, ground floor, erdgeschoss, eg, parterre"
    .split(", ")
    .map(wordKey),
);

/** A storey: "3", "3e", "3ème étage", "2nd floor", "3. OG"; the ground floor is 0. */
export function readFloor(text: string): ReadValue<number> {
  if (GROUND.has(wordKey(text))) return { value: 0 };
  const [, digits] = /^(-?\d{1,3})(?:\D|$)/.exec(text.trim()) ?? [];
  return digits === undefined ? bad(`${quoted(text)} is no storey`) : { value: Number(digits) };
}

export function readYear(text: string): ReadValue<number> {
  const year = Number(/^\s*(\d{4})\s*$/.exec(text)?.[1] ?? Number.NaN);
  return year >= 800 && year <= 2200 ? { value: year } : bad(`${quoted(text)} is no year`);
}
