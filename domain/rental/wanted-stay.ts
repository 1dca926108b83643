import { monthOf } from "./calendar-months.ts";
import { addDays, nightsOf, type Stay } from "./period.ts";
import { readCount, readDay, readMonth } from "./read-address.ts";

export const STAY_LENGTHS = ["week", "weekend", "midweek"] as const;
export type StayLength = (typeof STAY_LENGTHS)[number];

export const NIGHTS_OF_WEEK = 7;

/** By how many days a stay may begin or end beside the days that were asked for; 0 is not at all. */
export const FLEXIBLE_DAYS = [0, 1, 3, 7] as const;
type FlexibleDays = (typeof FLEXIBLE_DAYS)[number];

/** Days of a calendar (yyyy-mm-dd), or a stay of a length somewhere in a month (yyyy-mm). */
export type WantedDays =
  | { readonly kind: "days"; readonly arrival: string; readonly departure: string | null }
  | { readonly kind: "length"; readonly length: StayLength; readonly month: string };

/** What a visitor looks for in every holiday home: when, and for how many people; null is not said. */
export type WantedStay = {
  readonly days: WantedDays | null;
  readonly flexibleDays: FlexibleDays;
  readonly persons: number | null;
};

export const NO_WANTED_STAY: WantedStay = { days: null, flexibleDays: 0, persons: null };

/** The names in an address of a list and of a unit; a page cache keys on them. */
export const WANTED_STAY_NAMES = [
  /** Which of the two ways to say days counts, where a form sends both. */
  "when",
  "arrival",
  "departure",
  "length",
  "within",
  "flexible",
  "persons",
] as const;

export const MOST_PERSONS = 100;
/** A year. */
const MOST_NIGHTS = 366;

/**
 * Reads what a visitor looks for from an address of a list or a unit; what can't be read is ignored.
 * Example: `length=week&within=2027-08&flexible=3&persons=5` is a week in August 2027, three days more or less, for five.
 */
export function readWantedStay(params: URLSearchParams): WantedStay {
  const days = params.get("when") === "length" ? lengthOf(params) : (daysOf(params) ?? lengthOf(params));
  const flexible = Number(params.get("flexible"));
  return {
    days,
    flexibleDays: (days && FLEXIBLE_DAYS.find((count) => count === flexible)) ?? 0,
    persons: readCount(params.get("persons"), MOST_PERSONS),
  };
}

/** The pairs of an address that say what a visitor looks for, in their one order; `readWantedStay` reads them back. */
export function wantedStayPairs({ days, flexibleDays, persons }: WantedStay): Array<[string, string]> {
  const pairs: Array<[string, string]> = [];
  if (persons !== null) pairs.push(["persons", String(persons)]);
  if (days?.kind === "length") pairs.push(["length", days.length], ["within", days.month]);
  if (days?.kind === "days") pairs.push(["arrival", days.arrival]);
  if (days?.kind === "days" && days.departure) pairs.push(["departure", days.departure]);
  if (days && flexibleDays > 0) pairs.push(["flexible", String(flexibleDays)]);
  return pairs;
}

/** The days that were asked for, without those more or less: 1 to 31 August for a week in August; no end without a departure. */
export function wantedSpan(days: WantedDays): { readonly start: string; readonly end: string | null } {
  if (days.kind === "days") return { start: days.arrival, end: days.departure };
  return { start: `${days.month}-01`, end: lastDayOf(days.month) };
}

/**
 * By how many days a stay lies beside those that were asked for: 1 is a day later, -1 a day sooner, 0 within them.
 * Example: 6 to 13 August is -1 beside 7 to 14 August, and 0 beside a week in August.
 */
export function dayOffset({ start, end }: Stay, days: WantedDays): number {
  const asked = wantedSpan(days);
  if (start < asked.start) return -nightsOf({ start, end: asked.start });
  const late = asked.end === null ? asked.start : asked.end;
  const last = asked.end === null ? start : end;
  return last > late ? nightsOf({ start: late, end: last }) : 0;
}

function daysOf(params: URLSearchParams): WantedDays | null {
  const arrival = readDay(params.get("arrival"));
  if (arrival === null) return null;
  const departure = readDay(params.get("departure"));
  const isAfter = departure !== null && departure > arrival && departure <= addDays(arrival, MOST_NIGHTS);
  return { kind: "days", arrival, departure: isAfter ? departure : null };
}

function lengthOf(params: URLSearchParams): WantedDays | null {
  const month = readMonth(params.get("within"));
  const length = STAY_LENGTHS.find((one) => one === params.get("length"));
  return month && length ? { kind: "length", length, month } : null;
}

function lastDayOf(month: string): string {
  const inNext = addDays(`${month}-28`, 4);
  return addDays(`${monthOf(inNext)}-01`, -1);
}
