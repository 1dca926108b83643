import type { Where } from "../schema/search.ts";
import { BYTES_A_ROW } from "#platform/db/query-cache.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { ROOTS, writeConditions } from "../search-conditions/conditions-of.ts";
import { isOfKind } from "../search-conditions/kind-tests.ts";
import { CITY_PATH, PRICE_PATH } from "../search-conditions/search-columns.ts";
import { statement } from "../search-conditions/statement.ts";
import { buildRows } from "./build-rows.ts";
import { readRowColumns } from "./packed-rows.ts";
import { patchRows } from "./patch-rows.ts";
import { prepareWordIndex } from "./read-word-index.ts";
import { isTrait, type RowTraits } from "./row-traits.ts";

/** What lists ask of a site's listings, column by column: the cheapest first, those without a price last, then by id. */
export type ListingRows = {
  readonly ids: Float64Array;
  /** Those that have one, as they come first. */
  readonly prices: Float64Array;
  readonly kinds: Int32Array;
  /** Places in `cityIds`. */
  readonly cities: Int32Array;
  /** Of the moment of publication its place in `moments`, from 1; 0 is none. */
  readonly dates: Int32Array;
  /** All different ones, the oldest first. */
  readonly moments: Float64Array;
  /** The rows in the order of their ids. */
  readonly byId: Int32Array;
  readonly cityIds: readonly number[];
  readonly cityIndexes: ReadonlyMap<number, number>;
  /** More than any kind's number. */
  readonly kindsEnd: number;
  readonly traits: RowTraits;
  /** Where they stand on the map, in degrees; NaN is nowhere. */
  readonly lngs: Float64Array;
  readonly lats: Float64Array;
};

const BYTES_A_LISTING = 76;
const ROWS = "rows";

/** What rows do not answer of a search, which know kind, city, price, place and traits: words, ids and all else that the database alone knows. */
export function restOf({ terms = {}, range = {}, match = {} }: Where): Where {
  return { terms: unknownTo(terms, CITY_PATH), range: unknownTo(range, PRICE_PATH), match };
}

function unknownTo<C>(conditions: Readonly<Record<string, C>>, known: string): Record<string, C> {
  return Object.fromEntries(
    Object.entries(conditions).filter(([path]) => path !== known && !isTrait(path) && !isOfKind(path)),
  );
}

/** Read whole once; after a change only the listings that changed are read. */
export function readListingRows(reader: DatabaseReader, siteId: string): Promise<ListingRows> {
  return reader.queryCache.getOrPatch<ListingRows>(siteId, ROWS, {
    load: async () => {
      const rows = buildRows(await readRowColumns(reader, siteId));
      prepareWordIndex(reader, siteId, rows.ids.length);
      return rows;
    },
    patch: async (rows, ids) => patchRows(rows, ids, await readRowColumns(reader, siteId, ids)),
    sizeOf: ({ ids }) => sizeOf(ids.length),
  });
}

const sizeOf = (listings: number) => Math.ceil((listings * BYTES_A_LISTING) / BYTES_A_ROW);

/** Tells whether a site's rows would be cached, by their number: those of a larger site are left to the database. */
export async function canCacheListingRows(
  { database, queryCache, warnOfLargeSite }: DatabaseReader,
  siteId: string,
): Promise<boolean> {
  if (queryCache.has(siteId, ROWS)) return true;
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
