import type { Weekday } from "#domain/format/moments.ts";
import { formatLongDay } from "#domain/format/short-day.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The weekday with a capital, as it stands alone: `nameOfWeekday(1, "nl")` is "Maandag". */
export function nameOfWeekday(weekday: Weekday, locale: Locale): string {
  // 1 January 2024 was a Monday.
  return withCapital(formatLongDay(`2024-01-0${weekday}`, locale).split(/[\s,]/)[0]!);
}

/** A day and, where it is not this year's, its year, for within a sentence: "donderdag 24 december". */
export function dayInSentence(day: string, locale: Locale, today: string): string {
  const year = day.slice(0, 4);
  return formatLongDay(day, locale) + (year === today.slice(0, 4) ? "" : ` ${year}`);
}

/** The same with a capital, as it stands alone. */
export function nameOfDay(day: string, locale: Locale, today: string): string {
  return withCapital(dayInSentence(day, locale, today));
}

function withCapital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
