import { askedValues, FILTER_KEYS, FILTERS } from "./filters.ts";
import type { Radius } from "../place/radii.ts";
import type { Corner, ListingQuery } from "./query.ts";
import { BEDROOM_PATH, COLLECTION_PATH, type RangeLike, type WhereLike } from "./search-paths.ts";
import {
  type Grouping,
  LARGE_BEDROOM_COUNT,
  MAX_DEPTH,
  PAGE_SIZE,
  type SortOrder,
  type SortType,
} from "./search.ts";

type Area = readonly Corner[];
type PlaceSet = { cities?: number[]; municipalities?: number[]; radius?: Radius };
type Where = WhereLike & { readonly area?: Area; readonly places?: readonly PlaceSet[] };
const CITY_PATH = FILTERS.cities.path;
type Terms = ReadonlyArray<string | number | boolean>;

/** What the agency fixed on a listing block; a visitor narrows it and never lifts it. */
export type FixedListing = {
  readonly where?: Where;
  readonly collectionIds?: readonly number[];
  readonly sortBy?: {
    readonly sortType: SortType;
    readonly sortOrder?: SortOrder;
    readonly homesFirst?: boolean;
  } | null;
  readonly groupBy?: Grouping | null;
  readonly size?: number;
};

/** The body of an estate search, ready for the API. */
export type SearchBody = {
  where: {
    terms?: Record<string, Array<string | number | boolean>>;
    range?: Record<string, RangeLike>;
    match?: Record<string, string>;
    places?: PlaceSet[];
    area?: Array<[number, number]>;
  };
  sortBy?: { sortType: SortType; sortOrder: SortOrder; homesFirst?: true };
  groupBy?: Grouping;
  limit: { from: number; size: number };
};

/** Ids start at 1, so this condition is what "nothing at all" looks like. */
const NOTHING = { "general.id": [0] } as const;

/**
 * Combines what a block fixed with what a visitor chose into one search; on the same path both must hold. Without
 * either, pages start at price ascending. Example: a block for head type 1 and
 * `?city=5&page=2` make terms head type [1] and city [5], from 20, size 20.
 */
export function searchOf(fixed: FixedListing, query: ListingQuery): SearchBody {
  const size = fixed.size ?? PAGE_SIZE;
  const groupBy = query.group ?? fixed.groupBy;
  return {
    where: whereOf(fixed, query),
    sortBy: sortOf(fixed, query),
    ...(groupBy && { groupBy }),
    limit: { from: (Math.min(query.page, Math.floor(MAX_DEPTH / size)) - 1) * size, size },
  };
}

/** The conditions alone, as filter options are counted under: `searchOf` without order and page. */
export function whereOf(fixed: FixedListing, query: ListingQuery): SearchBody["where"] {
  const filters = FILTER_KEYS.map((key) => {
    const { path, operator } = FILTERS[key];
    return { path, operator, values: askedValues(key, query) };
  });
  const terms = allTerms([
    ...Object.entries(fixed.where?.terms ?? {}),
    [COLLECTION_PATH, fixed.collectionIds ?? []],
    ...filters
      .filter(({ operator, path }) => operator === "terms" && !(path === CITY_PATH && hasPlaces(query)))
      .map(({ path, values }) => [path, values] as const),
  ]);
  const range = allRanges([
    ...Object.entries(fixed.where?.range ?? {}),
    ...filters.flatMap(({ path, operator, values: [bound] }) =>
      operator === "terms" || operator === "places" || typeof bound !== "number"
        ? []
        : [[path, { [operator]: bound }] as const],
    ),
  ]);
  const area = fixed.where?.area ?? query.area;
  const places = [...(fixed.where?.places ?? []), ...placesOf(query)];
  return {
    ...(Object.keys(terms).length > 0 && { terms }),
    ...(Object.keys(range).length > 0 && { range }),
    ...(fixed.where?.match && { match: { ...fixed.where.match } }),
    ...(places.length > 0 && { places }),
    ...(area && { area: area.map(([lng, lat]): [number, number] => [lng, lat]) }),
  };
}

/** Towns alone are a condition like any other; with municipalities or a radius they are places. */
function hasPlaces({ municipalities, radius }: ListingQuery): boolean {
  return municipalities.length > 0 || radius !== null;
}

function placesOf(query: ListingQuery): PlaceSet[] {
  if (!hasPlaces(query)) return [];
  const { cities, municipalities, radius } = query;
  return [
    {
      ...(cities.length > 0 && { cities: [...cities] }),
      ...(municipalities.length > 0 && { municipalities: [...municipalities] }),
      ...(radius !== null && { radius }),
    },
  ];
}

function sortOf(fixed: FixedListing, { sortType, sortOrder }: ListingQuery): SearchBody["sortBy"] {
  if (sortType) return { sortType, sortOrder: sortOrder ?? "ASC" };
  return {
    sortType: fixed.sortBy?.sortType ?? "price",
    sortOrder: sortOrder ?? fixed.sortBy?.sortOrder ?? "ASC",
    ...(fixed.sortBy?.homesFirst && { homesFirst: true }),
  };
}

function allTerms(conditions: ReadonlyArray<readonly [string, Terms]>) {
  const terms: Record<string, Array<string | number | boolean>> = {};
  for (const [path, values] of conditions) {
    if (values.length === 0) continue;
    terms[path] = terms[path]?.filter((value) => isAmong(path, value, values)) ?? [...values];
    if (terms[path].length === 0) return { "general.id": [...NOTHING["general.id"]] };
  }
  return terms;
}

/** A search for six bedrooms finds seven, too. */
function isAmong(path: string, value: string | number | boolean, values: Terms): boolean {
  if (values.includes(value)) return true;
  return path === BEDROOM_PATH && values.includes(LARGE_BEDROOM_COUNT) && Number(value) > LARGE_BEDROOM_COUNT;
}

function allRanges(conditions: ReadonlyArray<readonly [string, RangeLike]>): Record<string, RangeLike> {
  const ranges: Record<string, RangeLike> = {};
  for (const [path, bounds] of conditions) {
    if (Object.keys(bounds).length === 0) continue;
    ranges[path] = ranges[path] ? narrow(ranges[path], bounds) : { ...bounds };
  }
  return ranges;
}

/** The visitor's bounds are inclusive numbers; the stricter of two wins. */
function narrow(one: RangeLike, other: RangeLike): RangeLike {
  const gte = stricter(one.gte, other.gte, Math.max);
  const lte = stricter(one.lte, other.lte, Math.min);
  return { ...one, ...other, ...(gte !== undefined && { gte }), ...(lte !== undefined && { lte }) };
}

function stricter(one: RangeLike["gte"], other: RangeLike["gte"], pick: (...bounds: number[]) => number) {
  return typeof one === "number" && typeof other === "number" ? pick(one, other) : (other ?? one);
}

/** The same search wherever it is: what it leaves tells which places can be chosen. */
export function withoutPlaces(query: ListingQuery): ListingQuery {
  return { ...query, cities: [], municipalities: [], radius: null, area: null };
}
