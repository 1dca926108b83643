import type { Reader } from "../reading/reader.ts";
import { type Condition, ROOTS } from "./conditions-of.ts";
import { writeConditions } from "./plan-search.ts";
import { CITY_PATH, PRICE_PATH } from "./search-columns.ts";
import { statement } from "./statement.ts";

/** Of each listing the place of its value among all that there are, so that a value is tested once. */
export type Column = { readonly values: readonly number[]; readonly places: Int32Array };

/** What a site's filters ask of its listings, column by column; NaN is no price. */
export type ListingRows = { readonly kinds: Column; readonly cities: Column; readonly prices: Column };

/** Twelve bytes of a listing are no row of an answer. */
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
      return { kinds: column(found?.kinds), cities: column(found?.cities), prices: column(found?.prices) };
    },
    ({ kinds }) => Math.ceil(kinds.places.length / LISTINGS_A_ROW),
  );
}

function column(text: string | null | undefined): Column {
  const all = text ? text.split(",").map(Number) : [];
  const values = [...new Set(all)];
  const placeOf = new Map(values.map((value, place) => [value, place]));
  return { values, places: Int32Array.from(all, (value) => placeOf.get(value)!) };
}
