import { ENERGY_LABELS } from "#domain/estate/energy/energy-label.ts";
import type { Where } from "../schema/search.ts";
import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { isOfKind } from "../search-conditions/kind-tests.ts";
import { CITY_PATH, PRICE_PATH } from "../search-conditions/search-columns.ts";
import { statement } from "../search-conditions/statement.ts";
import { ranksOf, sortByRank } from "./ranks-of.ts";
import { FLAG_BITS, isTrait, labelCode, type RowTraits, rowTraits } from "./row-traits.ts";

/** What lists ask of a site's listings, column by column: the cheapest first, those without a price last, then by id. */
export type ListingRows = {
  readonly ids: Float64Array;
  /** Those that have one, as they come first. */
  readonly prices: Float64Array;
  readonly kinds: Int32Array;
  /** Places in `cityIds`. */
  readonly cities: Int32Array;
  /** From 1 for the oldest moment of publication; 0 is none. */
  readonly dates: Int32Array;
  /** The rows in the order of their ids. */
  readonly byId: Int32Array;
  readonly cityIds: readonly number[];
  readonly cityIndexes: ReadonlyMap<number, number>;
  /** The rows city by city, each in their order: those at place 2 from `cityStarts[2]` to before `cityStarts[3]`. */
  readonly byCity: Int32Array;
  readonly cityStarts: Int32Array;
  /** The row of each project, by its id. */
  readonly projectRows: ReadonlyMap<number, number>;
  /** More than any kind's number. */
  readonly kindsEnd: number;
  readonly traits: RowTraits;
};

const BYTES_A_LISTING = 56;

/** Tells whether kind, city, price and traits answer a search: what is asked of them changes with every visitor. */
export function isAnsweredByRows({ terms = {}, range = {}, match = {}, area }: Where): boolean {
  return (
    !area &&
    Object.keys(match).length === 0 &&
    Object.keys(terms).every((path) => path === CITY_PATH || isTrait(path) || isOfKind(path)) &&
    Object.keys(range).every((path) => path === PRICE_PATH || isTrait(path) || isOfKind(path))
  );
}

export function readListingRows(
  { database, queryCache }: DatabaseReader,
  siteId: string,
): Promise<ListingRows> {
  return queryCache.getOrLoad(
    siteId,
    "rows",
    async () => {
      const { rows } = await database.query<Packed>(
        statement(siteId, (bind) => packed(writeConditions([ROOTS], bind), bind(ENERGY_LABELS))),
      );
      return listingRowsOf(rows);
    },
    ({ ids }) => sizeOf(ids.length),
  );
}

const sizeOf = (listings: number) => Math.ceil((listings * BYTES_A_LISTING) / BYTES_A_ROW);

/** Tells whether a site's rows would be cached, by their number: those of a larger site are left to the database. */
export async function canCacheListingRows(
  { database, queryCache, warnOfLargeSite }: DatabaseReader,
  siteId: string,
): Promise<boolean> {
  const { listings } = await queryCache.getOrLoad(siteId, "listings", async () => {
    const counted = await database.query<{ listings: number }>(
      statement(siteId, (bind) => {
        return `select count(*)::int as listings from estate e where ${writeConditions([ROOTS], bind)}`;
      }),
    );
    return counted.rows[0]!;
  });
  const canCache = queryCache.canCacheList(sizeOf(listings));
  if (!canCache) warnOfLargeSite(siteId, listings);
  return canCache;
}

type Packed = Record<
  "ids" | "prices" | "dates" | "kinds" | "cities" | "projects" | "flags" | "labels" | "areas" | "plots",
  Buffer
>;

/** Rows of the answer, so that none of them outgrows what a process has to spare, not even with a million listings. */
const PARTS = 32;

/** One run of bytes a column, in no order: a row for each listing takes ten times as long to read. */
function packed(conditions: string, energyLabels: string): string {
  return `
    select string_agg(int8send(e.id), '') as ids,
      string_agg(float8send(coalesce(e.price, 'NaN')), '') as prices,
      string_agg(timestamptz_send(coalesce(e.publication_date, '-infinity')), '') as dates,
      string_agg(int8send(${FLAG_BITS}), '') as flags,
      string_agg(int8send(${labelCode(energyLabels)}), '') as labels,
      string_agg(float8send(coalesce(e.area, 'NaN')), '') as areas,
      string_agg(float8send(coalesce(e.area_ground, 'NaN')), '') as plots,
      string_agg(int8send(e.kind_id), '') as kinds, string_agg(int8send(e.city_id), '') as cities,
      coalesce(string_agg(int8send(e.id), '') filter (where e.is_project), '') as projects
    from estate e where ${conditions}
    group by e.id % ${PARTS}`;
}

function listingRowsOf(parts: readonly Packed[]): ListingRows {
  const read = (name: keyof Packed, readNumber: ReadNumber) =>
    numbersIn(Buffer.concat(parts.map((part) => part[name])), readNumber);
  const ids = read("ids", wholeNumber);
  const prices = read("prices", fraction);
  const kinds = read("kinds", wholeNumber);
  const dateRanks = ranksOf(read("dates", moment));
  const priceRanks = ranksOf(prices);
  const idRanks = ranksOf(ids);
  const byPrice = sortByRank(inverse(idRanks), (at) => priceRanks[at]! || ids.length + 1);
  const projects = new Set(read("projects", wholeNumber));
  const sortedIds = inOrder(ids, byPrice);
  return {
    ids: sortedIds,
    prices: inOrder(prices, byPrice).filter((price) => !Number.isNaN(price)),
    kinds: new Int32Array(inOrder(kinds, byPrice)),
    dates: inOrder(dateRanks, byPrice),
    byId: inverse(inOrder(idRanks, byPrice)),
    ...cityColumns(inOrder(read("cities", wholeNumber), byPrice)),
    projectRows: rowsOf(projects, sortedIds),
    traits: rowTraits({
      flags: inOrder(read("flags", wholeNumber), byPrice),
      labels: inOrder(read("labels", wholeNumber), byPrice),
      areas: inOrder(read("areas", fraction), byPrice),
      plots: inOrder(read("plots", fraction), byPrice),
    }),
    kindsEnd: kinds.reduce((most, kind) => Math.max(most, kind), 0) + 1,
  };
}

/** The cities of the rows, each by its place in a list of their ids. */
function cityColumns(cityOfRow: Float64Array) {
  const cityIds = [...new Set(cityOfRow)];
  const cityIndexes = new Map(cityIds.map((id, place) => [id, place]));
  const cities = new Int32Array(cityOfRow.map((id) => cityIndexes.get(id)!));
  return {
    cities,
    cityIds,
    cityIndexes,
    byCity: sortByRank(Int32Array.from(cities.keys()), (row) => cities[row]!),
    cityStarts: startsOf(cities, cityIds.length),
  };
}

/** Where each number begins among all in their order; the last one tells where they end. */
function startsOf(numbers: Int32Array, end: number): Int32Array {
  const starts = new Int32Array(end + 1);
  for (const number of numbers) starts[number + 1]! += 1;
  for (let number = 0; number < end; number += 1) starts[number + 1]! += starts[number]!;
  return starts;
}

function rowsOf(wanted: ReadonlySet<number>, ids: Float64Array): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  if (wanted.size > 0) ids.forEach((id, row) => wanted.has(id) && rows.set(id, row));
  return rows;
}

function inOrder<Numbers extends Float64Array | Int32Array>(numbers: Numbers, places: Int32Array): Numbers {
  return numbers.map((_, row) => numbers[places[row]!]!) as Numbers;
}

/** Who has each rank, where no two have the same. */
function inverse(ranks: Int32Array): Int32Array {
  const places = new Int32Array(ranks.length);
  for (let place = 0; place < ranks.length; place += 1) places[ranks[place]! - 1] = place;
  return places;
}

const BYTES_A_NUMBER = 8;

/** As PostgreSQL sends a number: the most significant byte first. */
type ReadNumber = (bytes: DataView, at: number) => number;

function numbersIn(bytes: Buffer, readNumber: ReadNumber): Float64Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const numbers = new Float64Array(view.byteLength / BYTES_A_NUMBER);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = readNumber(view, BYTES_A_NUMBER * at);
  return numbers;
}

const fraction: ReadNumber = (bytes, at) => bytes.getFloat64(at);

const wholeNumber: ReadNumber = (bytes, at) => bytes.getInt32(at) * 2 ** 32 + bytes.getUint32(at + 4);

/** Microseconds since 2000; before all time is none. */
const moment: ReadNumber = (bytes, at) => {
  const microseconds = wholeNumber(bytes, at);
  return microseconds === -(2 ** 63) ? NaN : microseconds;
};
