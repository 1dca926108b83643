import { weekdayOf } from "#domain/format/moments.ts";
import { addMonths, monthOf } from "#domain/rental/calendar-months.ts";
import { addDays } from "#domain/rental/period.ts";
import type { WantedStay } from "#domain/rental/wanted-stay.ts";

/** What a day of the calendar is for the chosen stay; "about" is one of the days more or less. */
export type DayMark = "arrival" | "departure" | "within" | "about" | null;

type Range = { readonly arrival: string | null; readonly departure: string | null };

/** The days that are chosen in the calendar; none where a length in a month is. */
export function chosenRange({ days }: WantedStay): Range {
  return days?.kind === "days" ? days : { arrival: null, departure: null };
}

/** Example: of 7 to 14 August, a day more or less, the 6th is "about", the 7th "arrival" and the 10th "within". */
export function markOf(day: string, wanted: WantedStay): DayMark {
  const { arrival, departure } = chosenRange(wanted);
  if (arrival === null) return null;
  if (day === arrival) return "arrival";
  if (day === departure) return "departure";
  const end = departure ?? arrival;
  if (day > arrival && day < end) return "within";
  const { flexibleDays } = wanted;
  return day >= addDays(arrival, -flexibleDays) && day <= addDays(end, flexibleDays) ? "about" : null;
}

/** The day that a key leads to from another: arrows, Home and End of the week, Page Up and Page Down; null for other keys. */
export function dayAfterKey(day: string, key: string): string | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: 1 - weekdayOf(day),
    End: 7 - weekdayOf(day),
  };
  if (key === "PageUp" || key === "PageDown")
    return inMonth(day, addMonths(monthOf(day), key === "PageUp" ? -1 : 1));
  const step = steps[key];
  return step === undefined ? null : addDays(day, step);
}

/** The same day of another month, or its last: 31 August is 30 September. */
function inMonth(day: string, month: string): string {
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}
