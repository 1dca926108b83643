import { visitDays } from "#domain/visits/visit-days.ts";
import { formatDate } from "#domain/format/moments.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { Slots } from "../schema.ts";
import type { ChosenTime } from "./chosen-time.ts";
import type { DayView, PageOfDays } from "./visit-view.ts";

/** So many that a phone shows them without much scrolling. */
const DAYS_AT_ONCE = 6;

type Days = {
  /** The first day that is shown (yyyy-mm-dd); the first that has a time without it. */
  readonly from: string | null;
  readonly t: Translate;
};

/** Some days with their free times, and from which days on those before and after are shown. */
export function pageOfDays(slots: Slots, { from, t }: Days): PageOfDays {
  const days = visitDays(slots);
  const found = days.findIndex(({ date }) => date >= (from ?? ""));
  const first = found < 0 ? Math.max(0, days.length - DAYS_AT_ONCE) : found;
  return {
    days: days.slice(first, first + DAYS_AT_ONCE).map((day) => dayView(day, t)),
    earlierFrom: (first > 0 && days[Math.max(0, first - DAYS_AT_ONCE)]?.date) || null,
    laterFrom: days[first + DAYS_AT_ONCE]?.date ?? null,
  };
}

/** A time that was chosen before other days were shown; null for one that is not free. */
export function freeTime(slots: Slots, start: string | null, t: Translate): ChosenTime | null {
  return (
    visitDays(slots)
      .map((day) => dayView(day, t))
      .flatMap(({ date, times }) => times.map((time) => ({ start: time.start, spoken: time.spoken, date })))
      .find((time) => time.start === start) ?? null
  );
}

function dayView({ date, weekday, times }: ReturnType<typeof visitDays>[number], t: Translate): DayView {
  const day = formatDate(date);
  return {
    date,
    text: t("visit.day", { weekday: t(`visit.weekday.${weekday}`), day }),
    free: t("visit.times", { count: times.length }),
    times: times.map(({ start, time, isRepeated }) => {
      const text = isRepeated ? t("visit.repeated", { time }) : time;
      const spoken = t("visit.moment", { weekday: t(`visit.weekday.${weekday}`), day, time: text });
      return { start, text, spoken };
    }),
  };
}
