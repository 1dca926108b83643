import type { Reader } from "../reading/reader.ts";
import { type Condition, ROOTS } from "./conditions-of.ts";
import { writeConditions } from "./plan-search.ts";
import { CITY_PATH, PRICE_PATH } from "./search-columns.ts";
import { statement } from "./statement.ts";

/** What a site's filters ask of its listings, column by column; a town is its place in `cityIds`, NaN is no price. */
export type ListingRows = {
  readonly kinds: Int32Array;
  readonly cities: Int32Array;
  readonly cityIds: readonly number[];
  readonly prices: Float64Array;
};

/** Sixteen bytes of a listing are no row of an answer. */
const LISTINGS_A_ROW = 10;

/** Tells whether kind, town and price answer a search: what is asked of them changes with every visitor. */
export function isOfRows(conditions: readonly Condition[]): boolean {
  return conditions.every(({ path, key }) => path === CITY_PATH || path === PRICE_PATH || key === ROOTS.key);
}

export function readListingRows({ database, kept }: Reader, siteId: string): Promise<ListingRows> {
  return kept.keep(
    siteId,
    "rows",
    async () => {
      const { rows } = await database.query<Record<"kinds" | "cities" | "prices", string | null>>(
        statement(
          siteId,
          // One text a column: a row for each listing takes ten times as long to read.
          (bind) => `
            select string_agg(e.kind_id::text, ',') as kinds, string_agg(e.city_id::text, ',') as cities,
              string_agg(coalesce(e.price::text, 'NaN'), ',') as prices
            from estate e where ${writeConditions([ROOTS], bind)}`,
        ),
      );
      const [found] = rows;
      return columnsOf(numbers(found?.kinds), numbers(found?.cities), numbers(found?.prices));
    },
    ({ kinds }) => Math.ceil(kinds.length / LISTINGS_A_ROW),
  );
}

const numbers = (text: string | null | undefined) => (text ? text.split(",").map(Number) : []);

function columnsOf(kinds: readonly number[], cities: readonly number[], prices: readonly number[]) {
  const cityIds = [...new Set(cities)];
  const places = new Map(cityIds.map((id, place) => [id, place]));
  return {
    kinds: Int32Array.from(kinds),
    cities: Int32Array.from(cities, (id) => places.get(id)!),
    cityIds,
    prices: Float64Array.from(prices),
  };
}
