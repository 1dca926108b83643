import type { Locale } from "../locale/locale.ts";

/** 1 Monday … 7 Sunday (ISO 8601). */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A moment as the clocks in Brussels show it. */
export type BrusselsMoment = {
  /** yyyy-mm-dd */
  readonly date: string;
  /** hh:mm */
  readonly time: string;
  /** 1 Monday … 7 Sunday, as ISO 8601 counts. */
  readonly weekday: Weekday;
};

/**
 * Intl knows the zone in every browser; Temporal does not yet exist in all of them. The locale only fixes the parts'
 * names.
 */
const BRUSSELS_CLOCK = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  calendar: "gregory",
  numberingSystem: "latn",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/**
 * What the clock in Brussels says at a moment (a Date or RFC 3339 text), whatever this machine's own zone; null for no
 * moment.
 * Example: `inBrussels("2026-07-01T22:30:00Z")` is `{ date: "2026-07-02", time: "00:30", weekday: 4 }`.
 */
export function inBrussels(moment: Date | string): BrusselsMoment | null {
  const instant = new Date(moment);
  if (Number.isNaN(instant.getTime())) return null;
  const parts = Object.fromEntries(
    BRUSSELS_CLOCK.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  const date = `${parts["year"]!.padStart(4, "0")}-${parts["month"]}-${parts["day"]}`;
  return { date, time: `${parts["hour"]}:${parts["minute"]}`, weekday: weekdayOf(date) };
}

/**
 * A calendar day (yyyy-mm-dd, no zone) as dd/mm/yyyy: `formatDate("2026-03-04")` is "04/03/2026"; "" for no such day.
 */
export function formatDate(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  const utc = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(utc.getTime()) && utc.getUTCDate() === Number(date);
  return exists ? `${date}/${month}/${year}` : "";
}

/** The day of a moment in Brussels as dd/mm/yyyy: `formatDay("2026-12-31T23:30:00Z")` is "01/01/2027". */
export function formatDay(moment: Date | string): string {
  return formatDate(inBrussels(moment)?.date ?? "");
}

/** The time of a moment in Brussels: `formatTime("2026-01-05T08:05:00Z")` is "09:05". */
export function formatTime(moment: Date | string): string {
  return inBrussels(moment)?.time ?? "";
}

/** Day and time of a moment in Brussels: "05/01/2026 09:05". */
export function formatDayAndTime(moment: Date | string): string {
  return [formatDay(moment), formatTime(moment)].filter(Boolean).join(" ");
}

const AT: Readonly<Record<Locale, (day: string, time: string) => string>> = {
  nl: (day, time) => `${day} om ${time}`,
  fr: (day, time) => `${day} à ${time}`,
  en: (day, time) => `${day} at ${time}`,
  de: (day, time) => `${day} um ${time}\u00a0Uhr`,
};

/** Day and time of a moment in Brussels for within a sentence: "05/01/2026 om 09:05"; "" for no moment. */
export function formatDayAtTime(moment: Date | string, locale: Locale): string {
  const day = formatDay(moment);
  return day && AT[locale](day, formatTime(moment));
}

/** The weekday of a day: `weekdayOf("2026-07-04")` is 6. */
export function weekdayOf(date: string): Weekday {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() || 7) as Weekday;
}
