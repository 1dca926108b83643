import type { Locale } from "../locale/locale.ts";

/** Writes days by the customs of Belgium, and English ones as the British do. */
const TAGS: Readonly<Record<Locale, string>> = { nl: "nl-BE", fr: "fr-BE", en: "en-GB", de: "de-BE" };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(parts);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(TAGS[locale], { timeZone: "UTC", ...parts });
  formats.set(key, known);
  return known;
}

/**
 * A day (yyyy-mm-dd) with its weekday, short, for lists: `formatShortDay("2026-02-12", "nl")` is "do 12 feb"; in another year than
 * that of `today` with the year.
 */
export function formatShortDay(day: string, locale: Locale, today?: string): string {
  const isOtherYear = today !== undefined && day.slice(0, 4) !== today.slice(0, 4);
  const parts = { weekday: "short", day: "numeric", month: "short" } as const;
  const format = formatOf(locale, isOtherYear ? { ...parts, year: "numeric" } : parts);
  return write(format, day, locale);
}

/** A day in full: `formatLongDay("2026-11-23", "nl")` is "maandag 23 november". */
export function formatLongDay(day: string, locale: Locale): string {
  return write(formatOf(locale, { weekday: "long", day: "numeric", month: "long" }), day, locale);
}

/** In French the first of a month is "1er". */
function write(format: Intl.DateTimeFormat, day: string, locale: Locale): string {
  const words = format.format(new Date(`${day}T00:00:00Z`));
  return locale === "fr" ? words.replace(/\b1\b/, "1er") : words;
}
