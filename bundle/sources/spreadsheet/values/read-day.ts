import { LOCALES } from "#domain/locale/locale.ts";
import { bad, quoted, type ReadValue } from "./read-value.ts";
import { dayOfSerial } from "./serial-day.ts";
import { wordKeys } from "./word-key.ts";

/** Years of two digits below this are of this century. */
const CENTURY = 70;

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].{0,30})?$/;
const DAY_FIRST = /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4}|\d{2})(?: \d{1,2}:\d{2}.{0,10})?$/;
const IN_WORDS = /^(\d{1,2})(?:er|st|nd|rd|th|\.)? (?:de )?(\p{L}{3,12})\.? (\d{4})$/u;

/**
 * A day as yyyy-mm-dd. Numbers come before months, as all of Belgium writes: "31/12/2026", "31.12.26", "2026-12-31", "31
 * december 2026", and the number that Excel keeps for a day (46387).
 */
export function readDay(text: string): ReadValue<string> {
  const typed = text.trim().slice(0, 60);
  const [, isoYear, isoMonth, isoDay] = ISO.exec(typed) ?? [];
  if (isoYear) return dayOf(Number(isoYear), Number(isoMonth), Number(isoDay), typed);
  const [, day, month, year] = DAY_FIRST.exec(typed) ?? [];
  if (year) return dayOf(fullYear(year), Number(month), Number(day), typed);
  const [, wordDay, word, wordYear] = IN_WORDS.exec(typed) ?? [];
  if (word) return dayOf(Number(wordYear), MONTHS.get(wordKeys(word)[0]!) ?? 0, Number(wordDay), typed);
  const serial = /^\d{4,5}(?:\.\d{1,10})?$/.test(typed) ? dayOfSerial(Number(typed)) : null;
  return serial === null ? bad(`${quoted(text)} is no day (dd/mm/yyyy)`) : { value: serial };
}

function fullYear(digits: string): number {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < CENTURY ? 2000 : 1900);
}

function dayOf(year: number, month: number, day: number, text: string): ReadValue<string> {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal
    ? { value: date.toISOString().slice(0, 10) }
    : bad(`${quoted(text)} is no day; days are read as dd/mm/yyyy`);
}

/** Names of the months in four languages, whole and cut to three letters. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LOCALES.flatMap((locale) => {
    const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => ({
      month: month + 1,
      name: format.format(Date.UTC(2026, month, 1)),
    })).flatMap(({ month, name }) => wordKeys(name).map((key): [string, number] => [key, month]));
  }),
);
