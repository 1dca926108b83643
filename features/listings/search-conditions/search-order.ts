import type { EstateSearch } from "#features/listings/schema/search.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { SortType } from "#domain/listing/search.ts";
import { GARAGES_AND_LAND } from "#domain/estate/reference/head-types.ts";
import type { Bind } from "./conditions-of.ts";

export type SearchOrder = {
  /** Joins that the order needs, after `estate e`. */
  readonly joins: string;
  /** What is sorted by, the most important first, each with its direction. */
  readonly keys: ReadonlyArray<readonly [expression: string, direction: string]>;
};

export type Direction = "ASC" | "DESC";

const DIRECTIONS: Record<Direction, string> = { ASC: "asc nulls last", DESC: "desc nulls last" };

/** Publication date unless said. */
export function sortTypeOf(sortBy: EstateSearch["sortBy"]): SortType {
  return sortBy?.sortType ?? "date";
}

/** Descending unless said, ascending when only the type is said. */
export function directionOf(sortBy: EstateSearch["sortBy"]): Direction {
  return sortBy ? (sortBy.sortOrder ?? "ASC") : "DESC";
}

/**
 * The order of a search: publication date descending unless said, ascending when only the type is said, always total
 * by id, and what has no value last in both directions.
 */
export function searchOrder(sortBy: EstateSearch["sortBy"], locale: Locale, bind: Bind): SearchOrder {
  const order = ORDERS[sortTypeOf(sortBy)](directionOf(sortBy), locale, bind);
  const homesFirst = sortBy?.homesFirst
    ? ([[`e.head_type = any(${bind(GARAGES_AND_LAND)}::int[])`, "asc"]] as const)
    : [];
  return { joins: order.joins, keys: [...homesFirst, ...order.keys, ["e.id", "asc"]] };
}

const ORDERS: Record<SortType, (direction: Direction, locale: Locale, bind: Bind) => SearchOrder> = {
  price: (direction) => ({ joins: "", keys: [["e.price", DIRECTIONS[direction]]] }),
  date: (direction) => ({ joins: "", keys: [["e.publication_date", DIRECTIONS[direction]]] }),
  city: (direction, locale, bind) => alphabetical(direction, bind(locale), [["city", "city_id"]]),
  type: (direction, locale, bind) =>
    alphabetical(direction, bind(locale), [
      ["head_type", "head_type"],
      ["sub_type", "sub_type"],
    ]),
};

/** Labels hold the place of each name in a language's alphabet, whichever way it is read; none is last both ways. */
function alphabetical(
  direction: Direction,
  locale: string,
  sorted: ReadonlyArray<readonly [kind: string, column: string]>,
): SearchOrder {
  const place = direction === "ASC" ? "ascending" : "descending";
  const joins = sorted.map(
    ([kind, column]) =>
      `join label ${kind}_label on ${kind}_label.site_id = $1 and ${kind}_label.kind = '${kind}'
         and ${kind}_label.locale = ${locale} and ${kind}_label.id = e.${column}`,
  );
  return { joins: joins.join(" "), keys: sorted.map(([kind]) => [`${kind}_label.${place}`, "asc"]) };
}
