import type { Where } from "#contract/listing/search.ts";
import type { OfKind } from "./count-matches.ts";
import { isWithin } from "./kind-tests.ts";
import type { ListingRows } from "./listing-rows.ts";
import type { SearchPlan } from "./plan-search.ts";
import { CITY_PATH, PRICE_PATH } from "./search-columns.ts";

export type RowCounts = {
  /** Of the listings in the towns that are asked for, at the prices that are. */
  readonly byKind: ReadonlyMap<number, OfKind>;
  /** The same at any price. */
  readonly atAnyPrice: ReadonlyMap<number, OfKind>;
  /** Of the listings of the kinds that are asked for, at the prices that are, in any town. */
  readonly cities: ReadonlyMap<number, number>;
};

type Sum = { readonly kind_id: number; matches: number; least: number | null; most: number | null };

/** Counts in one pass over the site's listings what the database would count in three. */
export function countRows(rows: ListingRows, plan: SearchPlan, where: Where): RowCounts {
  const isCityAsked = testOf(where, CITY_PATH);
  const isPriceAsked = testOf(where, PRICE_PATH);
  const isPassing = new Set(plan.kindsBut(null).map((kind) => kind.kind_id));
  const isAskedAt = rows.cityIds.map(isCityAsked);
  const inCity = new Int32Array(rows.cityIds.length);
  const byKind = new Map<number, Sum>();
  const atAnyPrice = new Map<number, Sum>();
  for (let at = 0; at < rows.kinds.length; at += 1) {
    const kind = rows.kinds[at]!;
    const city = rows.cities[at]!;
    const price = rows.prices[at]!;
    const isAtPrice = isPriceAsked(price);
    if (isAtPrice && isPassing.has(kind)) inCity[city]! += 1;
    if (!isAskedAt[city]) continue;
    add(atAnyPrice, kind, price);
    if (isAtPrice) add(byKind, kind, price);
  }
  const cities = new Map<number, number>();
  for (const [place, id] of rows.cityIds.entries()) {
    if (id !== 0 && inCity[place]! > 0) cities.set(id, inCity[place]!);
  }
  return { byKind, atAnyPrice, cities };
}

function add(sums: Map<number, Sum>, kind: number, price: number): void {
  let sum = sums.get(kind);
  if (!sum) sums.set(kind, (sum = { kind_id: kind, matches: 0, least: null, most: null }));
  sum.matches += 1;
  if (Number.isNaN(price)) return;
  if (sum.least === null || price < sum.least) sum.least = price;
  if (sum.most === null || price > sum.most) sum.most = price;
}

/** As SQL tells it: what has no value fits no bound and is none of the values. */
function testOf({ terms = {}, range = {} }: Where, path: string): (value: number) => boolean {
  const values = terms[path] && new Set(terms[path].map(Number));
  const bounds = range[path];
  return (value) => (!values || values.has(value)) && (!bounds || isWithin(value, bounds));
}
