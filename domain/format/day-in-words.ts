import type { Locale } from "../locale/locale.ts";

type Written = (day: number, month: string) => string;

const FORMS: Readonly<Record<Locale, Written>> = {
  nl: (day, month) => `${day} ${month}`,
  fr: (day, month) => `${day === 1 ? "1er" : day} ${month}`,
  en: (day, month) => `${day} ${month}`,
  de: (day, month) => `${day}. ${month}`,
};

/**
 * A day (yyyy-mm-dd) as it is written before a month's name, or alone without one.
 * Examples: `dayInWords("2027-08-01", "août", "fr")` is "1er août", in German without a month "1.".
 */
export function dayInWords(day: string, month: string, locale: Locale): string {
  return FORMS[locale](Number(day.slice(8)), month).trim();
}
