import { type FindPlace, type Item, itemsOf } from "../../listing/own-words/items.ts";
import type { NamedType } from "../../listing/own-words/lexicon.ts";
import { readLexicon } from "../../listing/own-words/meanings.ts";
import { unknownWords } from "../../listing/own-words/unknown-words.ts";
import { meaningOf } from "../../listing/own-words/walk.ts";
import { STAY_LEXICON } from "./stay-lexicon.ts";
import { STAY_RULES } from "./stay-rules.ts";
import { NO_STAY_WISHES, type StayWishes } from "./stay-wishes.ts";

/** The meaning of each word of a search for a stay. */
export const STAY_MEANINGS = readLexicon(STAY_LEXICON);

export type UnderstoodStay<Place> = {
  readonly wishes: StayWishes<Place>;
  /** What no rule read, as typed. */
  readonly unknown: readonly string[];
  /** The words that said a wish, as typed. */
  readonly said: Partial<Record<keyof StayWishes<Place>, string>>;
};

type Known<Place> = {
  readonly findPlace: FindPlace<Place>;
  /** Tells whether the list has homes of a type. */
  readonly hasKind: (kind: NamedType) => boolean;
};

const LONGEST_TEXT = 200;
const MONTHS = "january,february,march,april,may,june,july,august,september,october,november,december".split(
  ",",
);
const NUMBERED_DAY = /\b(\d{1,2})([/.-])(\d{1,2})(?:\2(20\d{2}|[23]\d)\b|(\.)(?!\d))?(?!\d|[/.]\d)/g;
const ISO_DAY = /\b(20\d{2})-(\d{1,2})-(\d{1,2})\b/g;

/**
 * Reads what a visitor looks for in a holiday home, in any of the four languages, by rules and word lists; nothing is sent elsewhere.
 * Example: `"vakantiehuis aan zee voor 5 in augustus, met hond"` gives the seaside, five people, August, and `["hond"]`.
 */
export function readStay<Place>(typed: string, { findPlace, hasKind }: Known<Place>): UnderstoodStay<Place> {
  const text = withNamedMonths(typed.slice(0, LONGEST_TEXT));
  const items = itemsOf(text, findPlace, STAY_MEANINGS);
  const wishes: StayWishes<Place> = { ...NO_STAY_WISHES };
  const said: UnderstoodStay<Place>["said"] = {};
  const left: Array<Item<Place>> = [];
  for (let at = 0; at < items.length;) {
    const read = firstOf(at);
    if (read) {
      Object.assign(wishes, read.wishes);
      const words = text.slice(items[at]!.start, items[at + read.count - 1]!.end);
      for (const key of Object.keys(read.wishes)) Object.assign(said, { [key]: words });
    } else {
      left.push(items[at]!);
      if (meaningOf(items[at], "unfiltered")?.isOfStays) Object.assign(wishes, { holiday: true });
    }
    at += read?.count ?? 1;
  }
  return { wishes, unknown: unknownWords(text, items, new Set(left)), said };

  function firstOf(at: number) {
    for (const rule of STAY_RULES) {
      const read = rule(items, at, wishes, hasKind);
      if (read) return read;
    }
    return null;
  }
}

/** Behind a day "sept" is the month, and no seven. */
const SHORT_SEPTEMBER = /(\d{1,2}(?:er|e|th)?\s?)sept\b\.?/gi;

/** Days in numbers get the name of their month: "7/8", "7.8." and "7-8-27" are in August, "2027-08-07" too; "7.8" may be an amount. */
function withNamedMonths(text: string): string {
  return text
    .replaceAll(ISO_DAY, (whole, year: string, month: string, day: string) => named(whole, day, month, year))
    .replaceAll(
      NUMBERED_DAY,
      (
        whole,
        day: string,
        sign: string,
        month: string,
        year: string | undefined,
        dot: string | undefined,
      ) => {
        const isDay = sign === "/" || year !== undefined || (sign === "." && dot !== undefined);
        return isDay ? named(whole, day, month, year) : whole;
      },
    )
    .replaceAll(SHORT_SEPTEMBER, "$1september");
}

function named(whole: string, day: string, month: string, year = ""): string {
  const name = MONTHS[Number(month) - 1];
  if (!name || Number(day) < 1 || Number(day) > 31) return whole;
  return `${Number(day)} ${name} ${year.length === 2 ? `20${year}` : year}`.trim();
}
