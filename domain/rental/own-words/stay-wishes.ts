import type { NamedType } from "../../listing/own-words/lexicon.ts";
import type { StayLength } from "../wanted-stay.ts";

/** A day that was named; `year` is null where it was not said. */
export type NamedDay = { readonly day: number; readonly month: number; readonly year: number | null };

/** What a visitor's own words ask of a stay; null and empty where nothing was said. */
export type StayWishes<Place> = {
  /** A word that is said of stays alone: "gîte". */
  readonly holiday: true | null;
  readonly transaction: "sale" | "rent" | null;
  readonly kinds: readonly NamedType[];
  readonly places: readonly Place[];
  /** Kilometres around the places. */
  readonly radius: number | null;
  readonly seaside: true | null;
  readonly persons: number | null;
  readonly adults: number | null;
  readonly children: number | null;
  readonly month: { readonly month: number; readonly year: number | null } | null;
  /** "From August" says when it begins, and not that it is in August. */
  readonly isFrom: boolean;
  readonly arrival: NamedDay | null;
  readonly departure: NamedDay | null;
  readonly nights: number | null;
  readonly length: StayLength | null;
  /** Euro for the whole stay. */
  readonly maxPrice: number | null;
};

export const NO_STAY_WISHES: StayWishes<never> = {
  holiday: null,
  transaction: null,
  kinds: [],
  places: [],
  radius: null,
  seaside: null,
  persons: null,
  adults: null,
  children: null,
  month: null,
  isFrom: false,
  arrival: null,
  departure: null,
  nights: null,
  length: null,
  maxPrice: null,
};

/** No stay costs this: who names it buys. */
const PRICE_OF_A_HOME = 20_000;
const MOST_NIGHTS_OF_STAY = 28;
const DAYS_OF_MONTH = 30;

/**
 * Tells whether somebody looks for a holiday home to rent, and not for one to buy or to live in.
 * Example: "gîte", and "a week in July for six", but neither "holiday home for sale" nor "flat for two from March".
 */
export function isForStay(wishes: StayWishes<unknown>): boolean {
  const { month, isFrom, length, nights, arrival, departure, seaside } = wishes;
  if (isHomeForSale(wishes)) return false;
  if (wishes.holiday) return true;
  const persons = personsOf(wishes);
  if (departure !== null) return persons !== null || seaside !== null || isShort(wishes);
  if (nights !== null && arrival !== null) return true;
  const isIn = month !== null && !isFrom;
  if (length !== null || nights !== null) return isIn || persons !== null || seaside !== null;
  return isIn && persons !== null && seaside !== null;
}

/** Tells whether both days are named, and no more than four weeks lie between: nobody rents a home to live in for that. */
function isShort({ arrival, departure }: StayWishes<unknown>): boolean {
  if (arrival === null || departure === null) return false;
  const months = (departure.month - arrival.month + 12) % 12;
  const years = arrival.year === null || departure.year === null ? 0 : departure.year - arrival.year;
  const isLaterYear = years > (departure.month < arrival.month ? 1 : 0);
  const nights = months * DAYS_OF_MONTH + departure.day - arrival.day;
  return !isLaterYear && nights > 0 && nights <= MOST_NIGHTS_OF_STAY;
}

/** Tells whether somebody buys: a word says so, or a price that no stay costs. */
export function isHomeForSale({ transaction, maxPrice }: StayWishes<unknown>): boolean {
  return transaction === "sale" || (maxPrice !== null && maxPrice >= PRICE_OF_A_HOME);
}

/** How many come: a number of people, else the adults with their children. */
export function personsOf({ persons, adults, children }: StayWishes<unknown>): number | null {
  if (persons !== null) return persons;
  return adults === null && children === null ? null : (adults ?? 0) + (children ?? 0);
}
