import type { Where } from "#contract/listing/search.ts";
import { BYTES_A_ROW } from "../../reading/kept-answers.ts";
import type { Reader } from "../../reading/reader.ts";
import { ROOTS } from "../conditions-of.ts";
import { isOfKind } from "../kind-tests.ts";
import { writeConditions } from "../plan-search.ts";
import { CITY_PATH, PRICE_PATH } from "../search-columns.ts";
import { statement } from "../statement.ts";

/** What lists ask of a site's listings, column by column: the cheapest first, those without a price last, then by id. */
export type ListingRows = {
  readonly ids: Float64Array;
  /** Those that have one, as they come first. */
  readonly prices: Float64Array;
  readonly kinds: Int32Array;
  /** Places in `townIds`. */
  readonly towns: Int32Array;
  /** From 1 for the oldest moment of publication; 0 is none. */
  readonly dates: Int32Array;
  /** The rows in the order of their ids. */
  readonly byId: Int32Array;
  readonly townIds: readonly number[];
  readonly townPlaces: ReadonlyMap<number, number>;
  /** More than any kind's number. */
  readonly kindsEnd: number;
};

const BYTES_A_LISTING = 32;

/** Tells whether kind, town and price answer a search: what is asked of them changes with every visitor. */
export function isOfRows({ terms = {}, range = {}, match = {}, area }: Where): boolean {
  return (
    !area &&
    Object.keys(match).length === 0 &&
    Object.keys(terms).every((path) => path === CITY_PATH || isOfKind(path)) &&
    Object.keys(range).every((path) => path === PRICE_PATH || isOfKind(path))
  );
}

export function readListingRows({ database, kept }: Reader, siteId: string): Promise<ListingRows> {
  return kept.keep(
    siteId,
    "rows",
    async () => {
      const { rows } = await database.query<Packed>(
        statement(siteId, (bind) => packed(writeConditions([ROOTS], bind))),
      );
      return listingRowsOf(rows);
    },
    ({ ids }) => Math.ceil((ids.length * BYTES_A_LISTING) / BYTES_A_ROW),
  );
}

type Packed = Record<"ids" | "prices" | "kinds" | "cities" | "dates" | "id_places", Buffer>;

/** Listings to a row of the answer, so that no value grows beyond what a million listings leave room for. */
const LISTINGS_A_ROW = 50_000;

const column = (value: string) => `string_agg(${value}, ''::bytea order by place)`;

/** One run of bytes a column: a row for each listing takes ten times as long to read. The places are the database's own. */
function packed(conditions: string): string {
  return `
    select ${column("float8send(id)")} as ids, ${column("float8send(price)")} as prices,
      ${column("int4send(kind_id)")} as kinds, ${column("float8send(city_id)")} as cities,
      ${column("int4send(date_place::int)")} as dates, ${column("int4send(id_place::int)")} as id_places
    from (
      select e.id, e.kind_id, e.city_id, coalesce(e.price, 'NaN') as price,
        row_number() over (order by e.price nulls last, e.id) - 1 as place,
        row_number() over (order by e.id) - 1 as id_place,
        case when e.publication_date is null then 0
          else dense_rank() over (order by e.publication_date nulls last) end as date_place
      from estate e where ${conditions}
    ) listing
    group by place / ${LISTINGS_A_ROW} order by place / ${LISTINGS_A_ROW}`;
}

function listingRowsOf(parts: readonly Packed[]): ListingRows {
  const bytesOf = (name: keyof Packed) => parts.map((part) => part[name]);
  const cities = numbersIn(bytesOf("cities"));
  const townIds = [...new Set(cities)];
  const townPlaces = new Map(townIds.map((id, place) => [id, place]));
  const prices = numbersIn(bytesOf("prices"));
  const kinds = integersIn(bytesOf("kinds"));
  const byId = new Int32Array(kinds.length);
  integersIn(bytesOf("id_places")).forEach((place, row) => (byId[place] = row));
  return {
    ids: numbersIn(bytesOf("ids")),
    prices: prices.filter((price) => !Number.isNaN(price)),
    kinds,
    towns: Int32Array.from(cities, (id) => townPlaces.get(id)!),
    dates: integersIn(bytesOf("dates")),
    byId,
    townIds,
    townPlaces,
    kindsEnd: kinds.reduce((most, kind) => Math.max(most, kind), 0) + 1,
  };
}

/** As PostgreSQL sends them, the most significant byte first. */
function numbersIn(parts: readonly Buffer[]): Float64Array {
  const bytes = viewOf(parts);
  const numbers = new Float64Array(bytes.byteLength / 8);
  for (let at = 0; at < numbers.length; at += 1) numbers[at] = bytes.getFloat64(8 * at);
  return numbers;
}

function integersIn(parts: readonly Buffer[]): Int32Array {
  const bytes = viewOf(parts);
  const integers = new Int32Array(bytes.byteLength / 4);
  for (let at = 0; at < integers.length; at += 1) integers[at] = bytes.getInt32(4 * at);
  return integers;
}

function viewOf(parts: readonly Buffer[]): DataView {
  const { buffer, byteOffset, byteLength } = Buffer.concat(parts);
  return new DataView(buffer, byteOffset, byteLength);
}
