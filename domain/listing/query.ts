import {
  chosenValues,
  FILTER_KEYS,
  FILTERS,
  type FilterValues,
  NO_FILTERS,
  settleFilters,
} from "./filters.ts";
import {
  GROUPINGS,
  type Grouping,
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
export type ListingQuery = FilterValues & {
  readonly sortType: SortType | null;
  readonly sortOrder: SortOrder | null;
  readonly page: number;
  readonly view: View | null;
  readonly group: Grouping | null;
  readonly area: readonly Corner[] | null;
  /** A search in a visitor's own words; once it is understood, what no filter can express of it. */
  readonly words: string | null;
};

/** Every name that a listing page reads; a page cache keys on these alone. */
export const KNOWN_QUERY_NAMES = [
  ...FILTER_KEYS.map((key) => FILTERS[key].name),
  "status",
  "sortType",
  "sortOrder",
  "page",
  "view",
  "group",
  "area",
  /** A city or postcode as typed without scripts; the page leads on to its `city` id. */
  "q",
  "words",
] as const;
type QueryName = (typeof KNOWN_QUERY_NAMES)[number];

export const EMPTY_LISTING_QUERY: ListingQuery = {
  ...NO_FILTERS,
  sortType: null,
  sortOrder: null,
  page: 1,
  view: null,
  group: null,
  area: null,
  words: null,
};
export const LONGEST_WORDS = 200;

const MOST_CORNERS = 100;
/** The deepest page of a list: 10,000 results by 20. */
export const LAST_PAGE = 500;

/**
 * Reads the filters of a page's address; what can't be read is ignored, never an error. A
 * price range the wrong way round is turned. Example: `city=2&city=1&price-min=300000&bedrooms=7` gives cities [1, 2],
 * a least price and bedrooms [6].
 */
export function readListingQuery(params: URLSearchParams): ListingQuery {
  const values = Object.fromEntries(FILTER_KEYS.map((key) => [key, FILTERS[key].read(params)]));
  return {
    ...settleFilters(values as FilterValues),
    sortType: readWord(params.get("sortType")?.toLowerCase(), SORT_TYPES),
    sortOrder: readWord(params.get("sortOrder")?.toUpperCase(), SORT_ORDERS),
    page: readPage(params),
    view: readWord(params.get("view"), VIEWS),
    group: readWord(params.get("group"), GROUPINGS),
    area: readArea(params.get("area")),
    words: params.get("words")?.trim().slice(0, LONGEST_WORDS) || null,
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
  for (const key of FILTER_KEYS)
    for (const value of chosenValues(query[key])) write(FILTERS[key].name, value);
  write("sortType", query.sortType);
  write("sortOrder", query.sortOrder);
  if (query.page > 1) write("page", query.page);
  write("view", query.view);
  write("group", query.group);
  write("area", query.area && query.area.flat().join("_"));
  write("words", query.words);
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
  const { sortType, sortOrder, page, view, group, words } = EMPTY_LISTING_QUERY;
  return writeListingQuery({ ...query, sortType, sortOrder, page, view, group, words }) !== "";
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
