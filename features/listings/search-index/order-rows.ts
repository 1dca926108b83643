import type { EstateSearch } from "#features/listings/schema/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { GARAGES_AND_LAND } from "#domain/estate/reference/head-types.ts";
import type { SortType } from "#domain/listing/search.ts";
import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { type Kind, readKinds } from "../search-conditions/read-kinds.ts";
import { type Label, type Labels, readLabels } from "../search-conditions/read-labels.ts";
import { directionOf, type Direction, sortTypeOf } from "../search-conditions/search-order.ts";
import { type ListingRows, readListingRows } from "./listing-rows.ts";
import { sortByRank } from "./ranks-of.ts";

/** A site's rows, and their places in an order of the database's: what has no value is last both ways, the rest is by id. */
export type OrderedRows = { readonly rows: ListingRows; readonly places: Int32Array };

type Asked = {
  readonly direction: Direction;
  readonly labels: Labels;
  readonly kinds: readonly Kind[];
};

/** Cached, since few orders serve all searches; names have another place in each language's alphabet. */
export function readOrderedRows(
  reader: DatabaseReader,
  siteId: string,
  sortBy: EstateSearch["sortBy"],
  locale: Locale,
): Promise<OrderedRows> {
  const sortType = sortTypeOf(sortBy);
  const direction = directionOf(sortBy);
  return reader.queryCache.getOrLoad(
    siteId,
    `order/${sortType}/${direction}/${locale}/${sortBy?.homesFirst === true}`,
    async () => {
      const [rows, kinds, labels] = await Promise.all([
        readListingRows(reader, siteId),
        readKinds(reader, siteId),
        readLabels(reader, siteId, locale),
      ]);
      const rankOf = RANKS[sortType](rows, { direction, kinds, labels });
      const places = sortByRank(rows.byId, sortBy?.homesFirst ? afterHomes(rows, kinds, rankOf) : rankOf);
      return { rows, places };
    },
    ({ places }) => Math.ceil(places.byteLength / BYTES_A_ROW),
  );
}

type Ranks = (rows: ListingRows, call: Asked) => (row: number) => number;

/** Of each order the rank of a row, the lowest first: whole numbers, none above the number of rows. */
const RANKS: Record<SortType, Ranks> = {
  price: ({ prices, ids }, { direction }) => {
    const ranks = new Int32Array(ids.length);
    // Rows stand by price.
    for (let row = 0; row < prices.length; row += 1)
      ranks[row] = row > 0 && prices[row] === prices[row - 1] ? ranks[row - 1]! : row + 1;
    return directed(ranks, direction);
  },
  date: ({ dates }, { direction }) => directed(dates, direction),
  city: ({ cities, cityIds }, { direction, labels }) => {
    const ranks = ranksOfPlaces(cityIds.map((id) => [placeOf(labels.city.get(id), direction)]));
    return (row) => ranks[cities[row]!]!;
  },
  type: ({ kinds: rowKinds, kindsEnd }, { direction, labels, kinds }) => {
    const places = Array.from({ length: kindsEnd }, () => [Infinity, Infinity]);
    for (const { kind_id, head_type, sub_type } of kinds)
      places[kind_id] = [
        placeOf(labels.head_type.get(head_type), direction),
        placeOf(labels.sub_type.get(sub_type), direction),
      ];
    const ranks = ranksOfPlaces(places);
    return (row) => ranks[rowKinds[row]!]!;
  },
};

/** Land and garages come after all others, each part by its ranks. */
function afterHomes(
  { kinds: rowKinds, ids, kindsEnd }: ListingRows,
  kinds: readonly Kind[],
  rankOf: (row: number) => number,
): (row: number) => number {
  const later = new Int32Array(kindsEnd);
  for (const { kind_id, head_type } of kinds)
    if (GARAGES_AND_LAND.includes(head_type)) later[kind_id] = ids.length + 2;
  return (row) => later[rowKinds[row]!]! + rankOf(row);
}

/** Ranks go from 1 up; 0 is none, and comes last. */
function directed(ranks: Int32Array, direction: Direction): (row: number) => number {
  const end = ranks.length + 1;
  return direction === "ASC"
    ? (row) => ranks[row]! || end
    : (row) => (ranks[row] === 0 ? end : end - ranks[row]!);
}

/** What has no name comes after every name, whichever the direction. */
function placeOf(label: Label | undefined, direction: Direction): number {
  if (!label || label.name === "") return Infinity;
  return direction === "ASC" ? label.place : -label.place;
}

/** The rank of each list of places among all of them; those with the same places share one. */
function ranksOfPlaces(places: ReadonlyArray<readonly number[]>): Int32Array {
  const byPlaces = places.map((_, at) => at).sort((a, b) => compare(places[a]!, places[b]!));
  const ranks = new Int32Array(places.length);
  byPlaces.forEach((at, index) => {
    const before = byPlaces[index - 1];
    ranks[at] =
      before === undefined ? 0 : ranks[before]! + (compare(places[before]!, places[at]!) === 0 ? 0 : 1);
  });
  return ranks;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [at, place] of a.entries()) if (place !== b[at]) return place < b[at]! ? -1 : 1;
  return 0;
}
