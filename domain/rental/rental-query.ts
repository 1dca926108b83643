import { readPage } from "../listing/query.ts";

/** What a visitor chose on a page with rental units; empty lists and nulls mean no such filter. */
export type RentalQuery = {
  readonly locations: readonly number[];
  readonly subKinds: readonly number[];
  readonly cities: readonly number[];
  readonly periodTypes: readonly number[];
  /** At least so many people fit. */
  readonly persons: number | null;
  /** Day of arrival, yyyy-mm-dd. */
  readonly arrival: string | null;
  readonly page: number;
};

/** The names that such a page reads besides those of listings; a page cache keys on these too. */
export const RENTAL_QUERY_NAMES = [
  "location",
  "subKind",
  "city",
  "stay",
  "persons",
  "arrival",
  "page",
  /** Of a unit's own page: the month that its calendar begins with, and the stay that was chosen in it. */
  "month",
  "period",
] as const;

export const EMPTY_RENTAL_QUERY: RentalQuery = {
  locations: [],
  subKinds: [],
  cities: [],
  periodTypes: [],
  persons: null,
  arrival: null,
  page: 1,
};

/** Units on one page of a list: three columns and two fill their rows. */
export const RENTAL_PAGE_SIZE = 24;

const MOST_VALUES = 50;
const MOST_PERSONS = 100;

/**
 * Reads the filters of a page's address; what can't be read is ignored, never an error.
 * Example: `location=3&persons=4&arrival=2026-07-04` gives locations [3], persons 4 and that day of arrival.
 */
export function readRentalQuery(params: URLSearchParams): RentalQuery {
  return {
    locations: readIds(params.getAll("location")),
    subKinds: readIds(params.getAll("subKind")),
    cities: readIds(params.getAll("city")),
    periodTypes: readIds(params.getAll("stay")),
    persons: readCount(params.get("persons"), MOST_PERSONS),
    arrival: readDay(params.get("arrival")),
    page: readPage(params),
  };
}

/** Writes the one canonical form of a query, without "?" and without what says nothing; "" for no filter. */
export function writeRentalQuery(query: RentalQuery): string {
  const pairs: Array<[string, string]> = [
    ...query.locations.map((id): [string, string] => ["location", String(id)]),
    ...query.subKinds.map((id): [string, string] => ["subKind", String(id)]),
    ...query.cities.map((id): [string, string] => ["city", String(id)]),
    ...query.periodTypes.map((id): [string, string] => ["stay", String(id)]),
  ];
  if (query.persons !== null) pairs.push(["persons", String(query.persons)]);
  if (query.arrival !== null) pairs.push(["arrival", query.arrival]);
  if (query.page > 1) pairs.push(["page", String(query.page)]);
  return new URLSearchParams(pairs).toString();
}

/** Tells whether a visitor narrowed the list; the page of it that is shown doesn't count. */
export function isNarrowed(query: RentalQuery): boolean {
  return writeRentalQuery({ ...query, page: 1 }) !== "";
}

/** A month of an address, yyyy-mm; null for anything else. */
export function readMonth(text: string | null): string | null {
  return /^20\d{2}-(0[1-9]|1[0-2])$/.test(text ?? "") ? text : null;
}

/** A positive whole number of an address; null for anything else. */
export function readPositive(text: string | null): number | null {
  return readCount(text, Number.MAX_SAFE_INTEGER);
}

function readIds(values: readonly string[]): readonly number[] {
  const ids = values.map(readPositive).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MOST_VALUES).toSorted((a, b) => a - b);
}

function readCount(text: string | null, most: number): number | null {
  const count = /^\d{1,16}$/.test(text?.trim() ?? "") ? Number(text) : 0;
  return count >= 1 && count <= most ? count : null;
}

function readDay(text: string | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}$/.exec(text ?? "")?.[0];
  const moment = day ? new Date(`${day}T00:00:00Z`) : null;
  const exists = moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day!);
  return exists ? day! : null;
}
