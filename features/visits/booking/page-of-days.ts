import { visitDays } from "#domain/appointment/visit-days.ts";
import { formatDate } from "#domain/format/moments.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { Slots } from "../schema.ts";
import type { DaysView, DayView } from "./visit-view.ts";

/** So many that a phone shows them without much scrolling. */
const DAYS_AT_ONCE = 6;

type Days = {
  /** The first day that is shown (yyyy-mm-dd); the first that has a time without it. */
  readonly from: string | null;
  /** The address that shows the days from one on. */
  readonly hrefFrom: (day: string) => string;
  readonly t: Translate;
};

/** Some days with their free times, and the ways to those before and after. */
export function pageOfDays(slots: Slots, { from, hrefFrom, t }: Days): DaysView {
  const days = visitDays(slots);
  const found = days.findIndex(({ date }) => date >= (from ?? ""));
  const first = found < 0 ? Math.max(0, days.length - DAYS_AT_ONCE) : found;
  const hrefAt = (index: number) => {
    const day = days[index];
    return day ? hrefFrom(day.date) : null;
  };
  return {
    days: days.slice(first, first + DAYS_AT_ONCE).map((day) => dayView(day, t)),
    earlierHref: first > 0 ? hrefAt(Math.max(0, first - DAYS_AT_ONCE)) : null,
    laterHref: hrefAt(first + DAYS_AT_ONCE),
  };
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
