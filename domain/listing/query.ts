import type { QueryName } from "./query-names.ts";
import {
  GROUPINGS,
  type Grouping,
  LARGE_BEDROOM_COUNT,
  SORT_ORDERS,
  SORT_TYPES,
  type SortOrder,
  type SortType,
} from "./search.ts";

const VIEWS = ["cards", "grid", "map"] as const;
export type View = (typeof VIEWS)[number];

/** A corner of an area, [longitude, latitude] in WGS 84 degrees. */
export type Corner = readonly [longitude: number, latitude: number];

/**
 * What a visitor chose on a listing page; empty lists and nulls mean no such filter, nulls elsewhere the page's own
 * default.
 */
export type ListingQuery = {
  readonly country: string | null;
  readonly cities: readonly number[];
  /** Euro, both ends included. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Head type ids. */
  readonly types: readonly number[];
  readonly transactions: readonly number[];
  readonly subTypes: readonly number[];
  /** 6 stands for six and more. */
  readonly bedrooms: readonly number[];
  readonly bedMin: number | null;
  readonly sortType: SortType | null;
  readonly sortOrder: SortOrder | null;
  readonly page: number;
  readonly view: View | null;
  readonly group: Grouping | null;
  readonly area: readonly Corner[] | null;
};

export const EMPTY_LISTING_QUERY: ListingQuery = {
  country: null,
  cities: [],
  priceMin: null,
  priceMax: null,
  types: [],
  transactions: [],
  subTypes: [],
  bedrooms: [],
  bedMin: null,
  sortType: null,
  sortOrder: null,
  page: 1,
  view: null,
  group: null,
  area: null,
};

const MOST_VALUES = 100;
const MOST_CORNERS = 100;
const MOST_BED_MIN = 100;
/** The deepest page of a list: 10,000 results by 20. */
export const LAST_PAGE = 500;

/**
 * Reads the filters of a page's address; what can't be read is ignored, never an error (product decision, point 4). A
 * price range the wrong way round is turned. Example: `city=2&city=1&price-min=300000&bedrooms=7` gives cities [1, 2],
 * a least price and bedrooms [6].
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const prices = [readAmount(params.get("price-min")), readAmount(params.get("price-max"))];
  const [priceMin, priceMax] =
    prices[0] !== null && prices[1] !== null ? prices.toSorted((a, b) => a! - b!) : prices;
  return {
    country: /^[a-z]{2,10}$/i.exec(params.get("country") ?? "")?.[0].toUpperCase() ?? null,
    cities: readIds(params.getAll("city")),
    priceMin: priceMin ?? null,
    priceMax: priceMax ?? null,
    types: readIds(params.getAll("type")),
    transactions: readIds([...params.getAll("transaction"), ...params.getAll("status")]),
    subTypes: readIds(params.getAll("subType")),
    bedrooms: readBedrooms(params.getAll("bedrooms")),
    bedMin: readCount(params.get("bed-min"), 1, MOST_BED_MIN),
    sortType: readWord(params.get("sortType")?.toLowerCase(), SORT_TYPES),
    sortOrder: readWord(params.get("sortOrder")?.toUpperCase(), SORT_ORDERS),
    page: readPage(params),
    view: readWord(params.get("view"), VIEWS),
    group: readWord(params.get("group"), GROUPINGS),
    area: readArea(params.get("area")),
  };
}

/**
 * Writes the one canonical form of a query, without "?" and without what says nothing; "" for no filter.
 * Example: cities [1, 2] and a least price give `"city=1&city=2&price-min=300000"`.
 */
export function writeListingQuery(query: ListingQuery): string {
  let written = "";
  const write = (name: QueryName, value: string | number | null) => {
    if (value !== null) written += `${written && "&"}${name}=${encodeURIComponent(value)}`;
  };
  write("country", query.country);
  for (const id of query.cities) write("city", id);
  write("price-min", query.priceMin);
  write("price-max", query.priceMax);
  for (const id of query.types) write("type", id);
  for (const id of query.transactions) write("transaction", id);
  for (const id of query.subTypes) write("subType", id);
  for (const count of query.bedrooms) write("bedrooms", count);
  write("bed-min", query.bedMin);
  write("sortType", query.sortType);
  write("sortOrder", query.sortOrder);
  if (query.page > 1) write("page", query.page);
  write("view", query.view);
  write("group", query.group);
  write("area", query.area && query.area.flat().join("_"));
  return written;
}

/**
 * The page that an address asks for, the first where it asks for none; deeper than any list goes reads as one page too many, so
 * that it leads back to the last. Example: `page=1000000000` is 501.
 */
export function readPage(params: URLSearchParams): number {
  const digits = params.get("page")?.trim() ?? "";
  return /^\d+$/.test(digits) ? Math.max(1, Math.min(Number(digits), LAST_PAGE + 1)) : 1;
}

/** Tells whether a visitor narrowed the list: sorting, paging and views don't. */
export function hasFilters(query: ListingQuery): boolean {
  const { sortType, sortOrder, page, view, group } = EMPTY_LISTING_QUERY;
  return writeListingQuery({ ...query, sortType, sortOrder, page, view, group }) !== "";
}

function readIds(values: readonly string[]): readonly number[] {
  const ids = values.map((value) => readCount(value, 1, Number.MAX_SAFE_INTEGER)).filter((id) => id !== null);
  return [...new Set(ids)].slice(0, MOST_VALUES).toSorted((a, b) => a - b);
}

function readBedrooms(values: readonly string[]): readonly number[] {
  const counts = values
    .map((value) => readCount(value, 0, Number.MAX_SAFE_INTEGER))
    .filter((count) => count !== null);
  return [...new Set(counts.map((count) => Math.min(count, LARGE_BEDROOM_COUNT)))].toSorted((a, b) => a - b);
}

function readCount(value: string | null, least: number, most: number): number | null {
  const count = /^\d{1,16}$/.test(value?.trim() ?? "") ? Number(value) : Number.NaN;
  return count >= least && count <= most ? count : null;
}

/** Visitors also type "350.000" and "350 000". */
function readAmount(value: string | null): number | null {
  const digits = value?.trim() ?? "";
  return /^(\d{1,12}|\d{1,3}([. ]\d{3}){1,3})$/.test(digits) ? Number(digits.replace(/\D/g, "")) : null;
}

function readWord<T extends string>(value: string | null | undefined, words: readonly T[]): T | null {
  return words.find((word) => word === value) ?? null;
}

/** Longitude and latitude in turn, joined by "_", which an address need not escape. */
function readArea(value: string | null): readonly Corner[] | null {
  const degrees = (value ?? "").split("_");
  if (degrees.length < 6 || degrees.length > MOST_CORNERS * 2 || degrees.length % 2 === 1) return null;
  if (!degrees.every((degree) => /^-?\d{1,3}(\.\d{1,10})?$/.test(degree))) return null;
  const corners = Array.from({ length: degrees.length / 2 }, (_, index): Corner => [
    roundDegree(degrees[2 * index]!),
    roundDegree(degrees[2 * index + 1]!),
  ]);
  return corners.every(([lng, lat]) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90) ? corners : null;
}

/** Five decimals are a metre; -0 would be written differently from 0. */
function roundDegree(degree: string): number {
  return Number(Number(degree).toFixed(5)) || 0;
}
