import { addDays, type OfferedStay, type Stay } from "./period.ts";

/** What a night that begins on a day is: open for someone, taken, not offered (any more), or over. */
export type DayState = "free" | "taken" | "none" | "past";

export type CalendarDay<P> = {
  /** yyyy-mm-dd */
  readonly date: string;
  readonly day: number;
  readonly state: DayState;
  /** The open stays that begin on this day, shortest first. */
  readonly arrivals: readonly P[];
};

export type CalendarMonth<P> = {
  /** yyyy-mm */
  readonly month: string;
  /** Weeks from Monday to Sunday; null stands for a day of another month. */
  readonly weeks: ReadonlyArray<ReadonlyArray<CalendarDay<P> | null>>;
};

const WEEK = 7;

/** The month of a day: `monthOf("2026-07-04")` is "2026-07". */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** So many months later: `addMonths("2026-11", 2)` is "2027-01". */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * One month of a unit as a calendar shows it. Offers may overlap (a week, or its weekend alone): a night is free while
 * any open one holds it. Example: `calendarMonth("2026-07", periods, "2026-06-01").weeks[0]` begins on a Monday.
 */
export function calendarMonth<P extends OfferedStay>(
  month: string,
  periods: readonly P[],
  today: string,
): CalendarMonth<P> {
  const first = `${month}-01`;
  const blanks = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % WEEK;
  const cells: Array<CalendarDay<P> | null> = Array.from({ length: blanks }, () => null);
  for (let date = first; monthOf(date) === month; date = addDays(date, 1))
    cells.push(calendarDay(date, periods, today));
  while (cells.length % WEEK > 0) cells.push(null);
  const weeks = Array.from({ length: cells.length / WEEK }, (_, at) =>
    cells.slice(at * WEEK, (at + 1) * WEEK),
  );
  return { month, weeks };
}

/** The months that have anything to show from today on, first and last; null without any period to come. */
export function calendarSpan(
  periods: readonly Stay[],
  today: string,
): { readonly first: string; readonly last: string } | null {
  const ends = periods.filter(({ end }) => end > today).map(({ end }) => addDays(end, -1));
  if (ends.length === 0) return null;
  return { first: monthOf(today), last: monthOf(ends.reduce((last, end) => (end > last ? end : last))) };
}

function calendarDay<P extends OfferedStay>(
  date: string,
  periods: readonly P[],
  today: string,
): CalendarDay<P> {
  const holding = periods.filter(({ start, end }) => start <= date && date < end);
  const arrivals = holding
    .filter(({ start, available }) => start === date && available)
    .toSorted((a, b) => Number(a.end > b.end) - Number(a.end < b.end) || a.id - b.id);
  return { date, day: Number(date.slice(8)), state: stateOf(date, holding, today), arrivals };
}

function stateOf(date: string, holding: readonly OfferedStay[], today: string): DayState {
  if (date < today) return "past";
  if (holding.some(({ available }) => available)) return "free";
  return holding.some(({ isTaken }) => isTaken) ? "taken" : "none";
}
