import { LONGEST_WORDS, readPage } from "../listing/query.ts";
import { readCount, readPositive } from "./read-address.ts";
import {
  NO_WANTED_STAY,
  readWantedStay,
  WANTED_STAY_NAMES,
  type WantedStay,
  wantedStayPairs,
} from "./wanted-stay.ts";

/** Orders of a list; by the days that fit best unless a visitor asks for another. */
export const RENTAL_SORTS = ["best", "price", "place", "persons"] as const;
export type RentalSort = (typeof RENTAL_SORTS)[number];

/** What a visitor chose on a page with rental units; empty lists and nulls mean no such filter. */
export type RentalQuery = {
  readonly locations: readonly number[];
  readonly subKinds: readonly number[];
  readonly cities: readonly number[];
  readonly periodTypes: readonly number[];
  readonly wanted: WantedStay;
  /** Euro for the whole stay. */
  readonly maxPrice: number | null;
  /** What the visitor typed and no filter expresses. */
  readonly words: string | null;
  readonly sort: RentalSort;
  readonly page: number;
};

/** The names that such a page reads besides those of listings; a page cache keys on these too. */
export const RENTAL_QUERY_NAMES = [
  "location",
  "subKind",
  "city",
  "stay",
  ...WANTED_STAY_NAMES,
  "price-max",
  "words",
  "sort",
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
  wanted: NO_WANTED_STAY,
  maxPrice: null,
  words: null,
  sort: "best",
  page: 1,
};

/** Units on one page of a list: three columns and two fill their rows. */
export const RENTAL_PAGE_SIZE = 24;

const MOST_VALUES = 50;
const MOST_EURO = 1_000_000;

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
    wanted: readWantedStay(params),
    maxPrice: readCount(params.get("price-max"), MOST_EURO),
    words: params.get("words")?.trim().slice(0, LONGEST_WORDS) || null,
    sort: RENTAL_SORTS.find((sort) => sort === params.get("sort")) ?? "best",
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
  pairs.push(...wantedStayPairs(query.wanted));
  if (query.maxPrice !== null) pairs.push(["price-max", String(query.maxPrice)]);
  if (query.words !== null) pairs.push(["words", query.words]);
  if (query.sort !== "best") pairs.push(["sort", query.sort]);
  if (query.page > 1) pairs.push(["page", String(query.page)]);
  return new URLSearchParams(pairs).toString();
}

/** Tells whether a visitor narrowed the list; its order, its page and words that narrow nothing don't count. */
export function isNarrowed(query: RentalQuery): boolean {
  return writeRentalQuery({ ...query, words: null, sort: "best", page: 1 }) !== "";
}

function readIds(values: readonly string[]): readonly number[] {
  const ids = values.map(readPositive).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MOST_VALUES).toSorted((a, b) => a - b);
}
