import type { Reader } from "../reading/reader.ts";
import { type Condition, ROOTS } from "./conditions-of.ts";
import { writeConditions } from "./plan-search.ts";
import { CITY_PATH, PRICE_PATH } from "./search-columns.ts";
import { statement } from "./statement.ts";

/** Of each listing the place of its value among all that there are, so that a value is tested once. */
export type Column = { readonly values: readonly number[]; readonly places: Int32Array };

/** What a site's filters ask of its listings, column by column and town by town; NaN is no price. */
export type ListingRows = {
  readonly kinds: Column;
  readonly prices: Column;
  readonly towns: readonly Town[];
};

/** The listings of a town stand together: from the first place to before the last. */
export type Town = { readonly id: number; readonly from: number; readonly to: number };

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
            select string_agg(e.kind_id::text, ',' order by e.city_id, e.id) as kinds,
              string_agg(e.city_id::text, ',' order by e.city_id, e.id) as cities,
              string_agg(coalesce(e.price::text, 'NaN'), ',' order by e.city_id, e.id) as prices
            from estate e where ${writeConditions([ROOTS], bind)}`,
        ),
      );
      const [found] = rows;
      return {
        kinds: columnOf(numbersIn(found?.kinds)),
        prices: columnOf(numbersIn(found?.prices)),
        towns: townsOf(numbersIn(found?.cities)),
      };
    },
    ({ kinds }) => Math.ceil(kinds.places.length / LISTINGS_A_ROW),
  );
}

function numbersIn(text: string | null | undefined): number[] {
  return text ? text.split(",").map(Number) : [];
}

function townsOf(cities: readonly number[]): Town[] {
  const starts = cities.flatMap((id, at) => (id === cities[at - 1] ? [] : at));
  return starts.map((from, at) => ({ id: cities[from]!, from, to: starts[at + 1] ?? cities.length }));
}

function columnOf(all: readonly number[]): Column {
  const values = [...new Set(all)];
  const placeOf = new Map(values.map((value, place) => [value, place]));
  return { values, places: Int32Array.from(all, (value) => placeOf.get(value)!) };
}
