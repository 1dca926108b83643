import type { NamedPlace } from "../../listing/own-words/place-book.ts";
import { townsOfPlaces } from "../../place/towns-of-places.ts";
import { monthOf } from "../calendar-months.ts";
import { addDays } from "../period.ts";
import { readDay } from "../read-address.ts";
import type { RentalQuery } from "../rental-query.ts";
import { fitsWindow, stayWindow } from "../stay-window.ts";
import {
  NIGHTS_OF_WEEK,
  NO_WANTED_STAY,
  STAY_LENGTHS,
  type StayLength,
  type WantedDays,
} from "../wanted-stay.ts";
import { idsOfKind, type StayChoices } from "./stay-choices.ts";
import { type NamedDay, personsOf, type StayWishes } from "./stay-wishes.ts";

/** A town or municipality, or one of the agency's own names of where a home lies. */
export type StayPlace = NamedPlace | { readonly locations: readonly number[] };

type Wishes = StayWishes<StayPlace>;

export type QueryOfStay = {
  /** What changes of the list's query; what was not named stays as it is. */
  readonly changes: Partial<Pick<RentalQuery, "locations" | "subKinds" | "cities" | "periodTypes">> & {
    readonly maxPrice?: number;
    readonly days?: WantedDays;
    readonly persons?: number;
  };
  /** Wishes that this list cannot be narrowed by. */
  readonly unused: ReadonlyArray<keyof Wishes>;
};

const LENGTHS_OF_NIGHTS: ReadonlyArray<{ readonly most: number; readonly length: StayLength }> = [
  { most: 3, length: "weekend" },
  { most: 5, length: "midweek" },
];

/** Where one bathes: of Brugge only Zeebrugge. */
const SEASIDE_POSTCODES: ReadonlySet<string> = new Set(
  "8300 8301 8370 8380 8400 8420 8421 8430 8434 8450 8620 8660 8670".split(" "),
);

/**
 * The filters of a list that a visitor's words mean. A month alone is a week in it, or what is let then; a day without a year is the next.
 * Example: the seaside, five people and August, on 28 November 2026: the towns of the list at the sea, `persons: 5` and a week in 2027-08.
 */
export function queryOfStay(wishes: Wishes, choices: StayChoices, today: string): QueryOfStay {
  const unused: Array<keyof Wishes> = [];
  const persons = personsOf(wishes);
  const subKinds = wishes.kinds.flatMap((kind) => idsOfKind(choices, kind));
  const when = whenOf(wishes, choices, today);
  unused.push(...when.unused);
  const cities = citiesOf(wishes, choices);
  if (cities === null) unused.push("seaside");
  if (wishes.radius !== null && wishes.places.length === 0) unused.push("radius");
  const locations = wishes.places.flatMap((place) => ("locations" in place ? place.locations : []));
  return {
    changes: {
      ...(locations.length > 0 && { locations: ordered(locations) }),
      ...(cities && cities.length > 0 && { cities: ordered(cities) }),
      ...(subKinds.length > 0 && { subKinds: ordered(subKinds) }),
      ...(persons !== null && { persons }),
      ...(wishes.maxPrice !== null && { maxPrice: wishes.maxPrice }),
      ...(when.days && { days: when.days }),
      ...(when.periodTypes.length > 0 && { periodTypes: when.periodTypes }),
    },
    unused,
  };
}

/** The towns that are meant; empty where every home lies there, null where none lies at the sea. */
function citiesOf({ places, radius, seaside }: Wishes, { towns }: StayChoices): readonly number[] | null {
  const named = places.filter((place) => !("locations" in place)) as readonly NamedPlace[];
  if (named.length > 0) {
    const cities = named.flatMap((place) => ("cities" in place ? place.cities : []));
    const municipalities = named.flatMap((place) => ("municipality" in place ? [place.municipality] : []));
    return [...townsOfPlaces({ cities, municipalities, radius }, towns)];
  }
  if (!seaside) return [];
  const atSea = seasideTowns(towns);
  if (atSea.length === 0) return null;
  return atSea.length === towns.length ? [] : atSea;
}

/** The ids of the towns where one bathes, in order. */
export function seasideTowns(
  towns: ReadonlyArray<{ readonly id: number; readonly zip: string | null }>,
): readonly number[] {
  return ordered(towns.filter(({ zip }) => SEASIDE_POSTCODES.has(zip ?? "")).map(({ id }) => id));
}

type When = {
  readonly days: WantedDays | null;
  readonly periodTypes: readonly number[];
  readonly unused: ReadonlyArray<keyof Wishes>;
};

function whenOf(wishes: Wishes, choices: StayChoices, today: string): When {
  const { month, length, nights, arrival } = wishes;
  const nothing: When = { days: null, periodTypes: [], unused: [] };
  if (arrival) {
    const start = nextDay(arrival, today);
    if (start === null) return { ...nothing, unused: ["arrival"] };
    const end = departureOf(wishes, start);
    const isLengthLost = end === null && length !== null;
    const days = { kind: "days" as const, arrival: start, departure: end };
    return { ...nothing, days, unused: isLengthLost ? ["length"] : [] };
  }
  const isWeek = nights === NIGHTS_OF_WEEK;
  const unused: Array<keyof Wishes> = nights !== null && !isWeek ? ["nights"] : [];
  const asked = length ?? (isWeek ? "week" : null);
  if (month) {
    const within = nextMonth(month, choices, today);
    const nearest = asked ?? lengthOfNights(nights) ?? lengthIn(within, choices);
    const days = { kind: "length" as const, length: nearest, month: within };
    return { ...nothing, days, unused };
  }
  const periodTypes = choices.periodTypes.filter((one) => one.length === asked).map(({ id }) => id);
  if (asked !== null && periodTypes.length === 0) unused.push(length === null ? "nights" : "length");
  return { ...nothing, periodTypes, unused };
}

function departureOf({ departure, nights, length }: Wishes, start: string): string | null {
  if (departure) {
    const end = nextDay(departure, start);
    return end !== null && end > start ? end : null;
  }
  const stay = nights ?? (length === "week" ? NIGHTS_OF_WEEK : null);
  return stay === null ? null : addDays(start, stay);
}

/** The length nearest to a few nights; more are a week or what is let. */
function lengthOfNights(nights: number | null): StayLength | null {
  return nights === null ? null : (LENGTHS_OF_NIGHTS.find(({ most }) => nights <= most)?.length ?? null);
}

/** A week, unless nothing of a week is let in that month and something shorter is. */
function lengthIn(month: string, { openStays }: StayChoices): StayLength {
  const isLet = (length: StayLength) => {
    const window = stayWindow({ ...NO_WANTED_STAY, days: { kind: "length", length, month } })!;
    return openStays.some((stay) => fitsWindow(stay, window));
  };
  return STAY_LENGTHS.find(isLet) ?? "week";
}

/** This month is meant while something of it can still be had. */
function nextMonth(
  { month, year }: { readonly month: number; readonly year: number | null },
  { openStays }: StayChoices,
  today: string,
): string {
  const inYear = (number: number) => `${number}-${String(month).padStart(2, "0")}`;
  if (year !== null) return inYear(year);
  const thisYear = Number(today.slice(0, 4));
  const [now, found] = [monthOf(today), inYear(thisYear)];
  const isOver = found < now || (found === now && !openStays.some(({ start }) => monthOf(start) === now));
  return isOver ? inYear(thisYear + 1) : found;
}

/** The next of its days from a day on; null for one that no calendar has. */
function nextDay({ day, month, year }: NamedDay, from: string): string | null {
  const inYear = (number: number) =>
    readDay(`${number}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`);
  if (year !== null) return inYear(year);
  const thisYear = Number(from.slice(0, 4));
  const found = inYear(thisYear);
  return found !== null && found >= from ? found : inYear(thisYear + 1);
}

function ordered(ids: readonly number[]): readonly number[] {
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
