import { chosenValues, FILTER_KEYS, type FilterKey, NO_FILTERS } from "./filters.ts";
import type { ListingQuery } from "./query.ts";

/** What a visitor is never asked to let go: buying is no wish beside renting, and places are offered by their distance. */
const KEPT: ReadonlySet<FilterKey> = new Set([
  "transactions",
  "country",
  "cities",
  "municipalities",
  "radius",
]);
/** How much more a visitor may be ready to pay. */
const DEARER = 1.1;

/**
 * For each wish the searches with less of it, the nearest to what was asked first, in the order of the filters: a tenth dearer, then
 * at any price; one bedroom fewer, then any number; without a type or a terrace. Example: `price-max=300000&type=3` gives
 * `price-max=330000&type=3` and `type=3` for the price, and `price-max=300000` for the type.
 */
export function relaxedQueries(query: ListingQuery): ListingQuery[][] {
  const less = lessOf(query);
  const wishes = FILTER_KEYS.filter((key) => !KEPT.has(key) && chosenValues(query[key]).length > 0);
  const relaxed = wishes.map((key) =>
    [...(less[key] ? [less[key]] : []), { [key]: NO_FILTERS[key] }].map((change) =>
      withChange(query, change),
    ),
  );
  return query.area === null ? relaxed : [...relaxed, [withChange(query, { area: null })]];
}

function withChange(query: ListingQuery, change: Partial<ListingQuery>): ListingQuery {
  return { ...query, ...change, page: 1 };
}

/** Of these a little less will do. */
function lessOf({ priceMax, bedMin }: ListingQuery): Partial<Record<FilterKey, Partial<ListingQuery>>> {
  return {
    ...(priceMax !== null && { priceMax: { priceMax: roundUp(priceMax * DEARER) } }),
    ...(bedMin !== null && bedMin > 1 && { bedMin: { bedMin: bedMin - 1 } }),
  };
}

/** To two figures, as people say amounts: 341000 is 350000. */
function roundUp(price: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(price)) - 1);
  return Math.ceil(price / step) * step;
}
