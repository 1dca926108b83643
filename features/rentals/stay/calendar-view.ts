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
  readonly isChosen: boolean;
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

type Shown = {
  readonly unit: Pick<RentalUnit, "id" | "costs">;
  readonly periods: readonly OfferedPeriod[];
  /** yyyy-mm-dd in Brussels. */
  readonly today: string;
  readonly path: string;
  readonly locale: Locale;
  readonly t: Translate;
};

type Chosen = { readonly month: string | null; readonly periodId: number | null };

/** Where the request for stays stands on the page. */
export const REQUEST_ANCHOR = "request";

/** The calendar of a unit from a month on; null when it offers nothing any more. */
export function calendarView(shown: Shown, { month, periodId }: Chosen): CalendarView | null {
  const { periods, today, path } = shown;
  const span = calendarSpan(periods, today);
  if (!span) return null;
  const chosen = periods.find(({ id }) => id === periodId);
  const wanted = month ?? (chosen ? monthOf(chosen.start) : span.first);
  const first = wanted < span.first ? span.first : wanted > span.last ? span.last : wanted;
  const months = Array.from({ length: SHOWN_MONTHS }, (_, at) => addMonths(first, at));
  const hrefOfMonth = (other: string) => `${path}?month=${other}#availability`;
  const previous = addMonths(first, -SHOWN_MONTHS);
  return {
    months: months.map((key) => monthView(key, shown, periodId)),
    earlier: first > span.first ? hrefOfMonth(previous < span.first ? span.first : previous) : null,
    later: addMonths(first, SHOWN_MONTHS) <= span.last ? hrefOfMonth(addMonths(first, SHOWN_MONTHS)) : null,
    stays: stayViews(shown).filter(({ id }) => months.includes(monthOf(periodOf(periods, id).start))),
    feedHref: `${path}/calendar.ics`,
  };
}

/** Every stay that can still be asked for, first come first. */
export function stayViews({ unit, periods, path, locale, t }: Omit<Shown, "today">): StayView[] {
  return openStays(periods).map((period) => {
    const price = allInPrice(period.price, unit.costs);
    return {
      id: period.id,
      type: textOf(period.type?.name, locale) || t("rentals.stay"),
      start: formatDate(period.start),
      end: formatDate(period.end),
      nights: t("rentals.nights", { count: nightsOf(period) }),
      price: price === null ? t("rentals.onRequest") : formatEuro(price),
      href: hrefOfStay(path, period),
    };
  });
}

function monthView(key: string, shown: Shown, periodId: number | null): MonthView {
  const { weeks } = calendarMonth(key, shown.periods, shown.today);
  return {
    key,
    name: `${monthName(key, shown.t)} ${key.slice(0, 4)}`,
    weeks: weeks.map((week) => week.map((day) => day && dayView(day, key, shown, periodId))),
  };
}

function dayView(
  { day, state, arrivals }: CalendarDay<OfferedPeriod>,
  month: string,
  { unit, path, t }: Shown,
  periodId: number | null,
): DayView {
  const [shortest] = arrivals;
  if (!shortest) return { day, state, href: null, label: null, isChosen: false };
  const prices = arrivals.map(({ price }) => allInPrice(price, unit.costs)).filter((price) => price !== null);
  const price =
    prices.length > 0
      ? t("rentals.fromPrice", { price: formatEuro(Math.min(...prices)) })
      : t("rentals.onRequest");
  return {
    day,
    state,
    href: hrefOfStay(path, shortest),
    label: t("rentals.arrivalDay", { day, month: monthName(month, t), price }),
    isChosen: arrivals.some(({ id }) => id === periodId),
  };
}

function hrefOfStay(path: string, { id, start }: OfferedPeriod): string {
  return `${path}?month=${monthOf(start)}&period=${id}#${REQUEST_ANCHOR}`;
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

function monthName(month: string, t: Translate): string {
  return t(`rentals.month.${MONTHS[Number(month.slice(5)) - 1]!}`);
}

function periodOf(periods: readonly OfferedPeriod[], id: number): OfferedPeriod {
  return periods.find((period) => period.id === id)!;
}
