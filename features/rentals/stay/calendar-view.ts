import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { formatEuro } from "#domain/format/figures.ts";
import { formatDate } from "#domain/format/moments.ts";
import { textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import {
  addMonths,
  type CalendarDay,
  calendarMonth,
  calendarSpan,
  type DayState,
  monthOf,
} from "#domain/rental/calendar-months.ts";
import { nightsOf, openStays } from "#domain/rental/period.ts";
import { allInPrice } from "#domain/rental/stay-cost.ts";
import { monthName } from "../month-name.ts";
import type { HrefWith } from "./stay-links.ts";
import type { Translate } from "#domain/locale/translate.ts";

/** Two months side by side on wide screens. */
const SHOWN_MONTHS = 2;

export type DayView = {
  readonly day: number;
  readonly state: DayState;
  /** Leads to the request for the shortest stay that begins here. */
  readonly href: string | null;
  /** What is heard instead of the number, for a day of arrival. */
  readonly label: string | null;
  /** A day of the stay that was chosen: its arrival, its departure, or one between them. */
  readonly chosen: "arrival" | "within" | "departure" | null;
};

export type MonthView = {
  /** yyyy-mm */
  readonly key: string;
  readonly name: string;
  readonly weeks: ReadonlyArray<ReadonlyArray<DayView | null>>;
};

/** A stay that can be asked for. */
export type StayView = {
  readonly id: number;
  readonly type: string;
  readonly start: string;
  readonly end: string;
  readonly nights: string;
  readonly price: string;
  readonly href: string;
};

export type CalendarView = {
  readonly months: readonly MonthView[];
  readonly earlier: string | null;
  readonly later: string | null;
  /** What can be asked for in the months that are shown. */
  readonly stays: readonly StayView[];
  readonly feedHref: string;
};

export type ShownStays = {
  readonly unit: Pick<RentalUnit, "id" | "costs">;
  readonly periods: readonly OfferedPeriod[];
  /** yyyy-mm-dd in Brussels. */
  readonly today: string;
  readonly path: string;
  readonly hrefWith: HrefWith;
  readonly locale: Locale;
  readonly t: Translate;
};

type Chosen = { readonly month: string | null; readonly periodId: number | null };

/** Where stays are chosen on the page. */
export const CALENDAR_ANCHOR = "availability";

/** Where the request for stays stands on the page. */
export const REQUEST_ANCHOR = "request";

/** The calendar of a unit from a month on; null when it offers nothing any more. */
export function calendarView(shown: ShownStays, { month, periodId }: Chosen): CalendarView | null {
  const { periods, today, path, hrefWith } = shown;
  const span = calendarSpan(periods, today);
  if (!span) return null;
  const chosen = periods.find(({ id }) => id === periodId);
  const wanted = month ?? (chosen ? monthOf(chosen.start) : span.first);
  const first = wanted < span.first ? span.first : wanted > span.last ? span.last : wanted;
  const months = Array.from({ length: SHOWN_MONTHS }, (_, at) => addMonths(first, at));
  const hrefOfMonth = (other: string) => hrefWith({ month: other }, CALENDAR_ANCHOR);
  const previous = addMonths(first, -SHOWN_MONTHS);
  return {
    months: months.map((key) => monthView(key, shown, { first, chosen })),
    earlier: first > span.first ? hrefOfMonth(previous < span.first ? span.first : previous) : null,
    later: addMonths(first, SHOWN_MONTHS) <= span.last ? hrefOfMonth(addMonths(first, SHOWN_MONTHS)) : null,
    stays: stayViews(shown, first).filter(({ id }) => months.includes(monthOf(periodOf(periods, id).start))),
    feedHref: `${path}/calendar.ics`,
  };
}

/** Every stay that can still be asked for, first come first. */
export function stayViews(
  { unit, periods, hrefWith, locale, t }: Omit<ShownStays, "today">,
  month: string | null = null,
): StayView[] {
  return openStays(periods).map((period) => {
    const price = allInPrice(period.price, unit.costs);
    return {
      id: period.id,
      type: textOf(period.type?.name, locale) || t("rentals.stay"),
      start: formatDate(period.start),
      end: formatDate(period.end),
      nights: t("rentals.nights", { count: nightsOf(period) }),
      price: price === null ? t("listing.priceOnRequest") : formatEuro(price),
      href: hrefWith({ periodId: period.id, month }, REQUEST_ANCHOR),
    };
  });
}

type Within = { readonly first: string; readonly chosen: OfferedPeriod | undefined };

function monthView(key: string, shown: ShownStays, within: Within): MonthView {
  const { weeks } = calendarMonth(key, shown.periods, shown.today);
  return {
    key,
    name: `${monthName(key, shown.t)} ${key.slice(0, 4)}`,
    weeks: weeks.map((week) => week.map((day) => day && dayView(day, key, shown, within))),
  };
}

function dayView(
  { date, day, state, arrivals }: CalendarDay<OfferedPeriod>,
  month: string,
  { unit, hrefWith, t }: ShownStays,
  { first, chosen: stay }: Within,
): DayView {
  const [shortest] = arrivals;
  const chosen = stay?.available ? partOf(stay, date) : null;
  if (!shortest) return { day, state, href: null, label: null, chosen };
  const prices = arrivals.map(({ price }) => allInPrice(price, unit.costs)).filter((price) => price !== null);
  const price =
    prices.length > 0
      ? t("rentals.fromPrice", { price: formatEuro(Math.min(...prices)) })
      : t("listing.priceOnRequest");
  return {
    day,
    state,
    href: hrefWith({ periodId: shortest.id, month: first }, REQUEST_ANCHOR),
    label: t("rentals.arrivalDay", { day, month: monthName(month, t), price }),
    chosen,
  };
}

function partOf({ start, end }: OfferedPeriod, date: string): DayView["chosen"] {
  if (date === start) return "arrival";
  if (date === end) return "departure";
  return start < date && date < end ? "within" : null;
}

function periodOf(periods: readonly OfferedPeriod[], id: number): OfferedPeriod {
  return periods.find((period) => period.id === id)!;
}
