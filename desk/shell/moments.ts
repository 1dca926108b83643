import { formatTime, inBrussels } from "#domain/format/moments.ts";
import { formatShortDay } from "#domain/format/short-day.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { DeskTranslate } from "../language/messages.ts";

type Speaking = { readonly t: DeskTranslate; readonly locale: Locale; readonly now: Date };

const DAY_MS = 86_400_000;

/** The day in Brussels, some days later. Example: `dayIn(now, -1)` was yesterday. */
export function dayIn(now: Date, days: number): string {
  const today = inBrussels(now)!.date;
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** When something came: its time today, else its day. */
export function saidWhen(moment: string, { t, locale, now }: Speaking): string {
  const { date, time } = inBrussels(moment)!;
  if (date === dayIn(now, 0)) return time;
  return date === dayIn(now, -1) ? t("date.yesterday") : formatShortDay(date, locale, dayIn(now, 0));
}

/** Until when something lasts: "vandaag 13:20", "wo 25 nov 18:00". */
export function saidUntil(moment: string, { t, locale, now }: Speaking): string {
  const { date } = inBrussels(moment)!;
  const time = formatTime(moment);
  if (date === dayIn(now, 0)) return t("date.todayAt", { time });
  if (date === dayIn(now, 1)) return t("date.tomorrowAt", { time });
  return `${formatShortDay(date, locale, dayIn(now, 0))} ${time}`;
}

/** A day of a list: "vandaag", "morgen", "vr 27 nov". */
export function saidDay(day: string, { t, locale, now }: Speaking): string {
  if (day === dayIn(now, 0)) return t("date.today");
  return day === dayIn(now, 1) ? t("date.tomorrow") : formatShortDay(day, locale, dayIn(now, 0));
}

/** Nights between two days: `nightsOf("2026-02-12", "2026-02-14")` is 2. */
export function nightsOf(start: string, end: string): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
}
