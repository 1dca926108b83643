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

/** Counts in one pass over the site's listings what the database would count in three. */
export function countRows({ kinds, cities, prices }: ListingRows, plan: SearchPlan, where: Where): RowCounts {
  const passing = new Set(plan.kindsBut(null).map((kind) => kind.kind_id));
  const isKind = Uint8Array.from(kinds.values, (id) => Number(passing.has(id)));
  const isCity = Uint8Array.from(cities.values, flagOf(where, CITY_PATH));
  const isPrice = Uint8Array.from(prices.values, flagOf(where, PRICE_PATH));
  const inCity = new Int32Array(cities.values.length);
  const asked = sumsOf(kinds.values.length);
  const atAnyPrice = sumsOf(kinds.values.length);
  const { length } = kinds.places;
  for (let at = 0; at < length; at += 1) {
    const kind = kinds.places[at]!;
    const city = cities.places[at]!;
    const place = prices.places[at]!;
    if (isPrice[place] && isKind[kind]) inCity[city]! += 1;
    if (!isCity[city]) continue;
    const price = prices.values[place]!;
    add(atAnyPrice, kind, price);
    if (isPrice[place]) add(asked, kind, price);
  }
  const counted = cities.values.map((id, place) => [id, inCity[place]!] as const);
  return {
    byKind: byKind(asked, kinds.values),
    atAnyPrice: byKind(atAnyPrice, kinds.values),
    cities: new Map(counted.filter(([id, count]) => id !== 0 && count > 0)),
  };
}

type Sums = { readonly matches: Int32Array; readonly least: Float64Array; readonly most: Float64Array };

const sumsOf = (count: number): Sums => ({
  matches: new Int32Array(count),
  least: new Float64Array(count).fill(Infinity),
  most: new Float64Array(count).fill(-Infinity),
});

/** What has no price is neither less nor more than any. */
function add({ matches, least, most }: Sums, kind: number, price: number): void {
  matches[kind]! += 1;
  if (price < least[kind]!) least[kind] = price;
  if (price > most[kind]!) most[kind] = price;
}

function byKind({ matches, least, most }: Sums, ids: readonly number[]): Map<number, OfKind> {
  const found = new Map<number, OfKind>();
  for (const [place, id] of ids.entries()) {
    if (matches[place] === 0) continue;
    const hasPrice = least[place]! < Infinity;
    const [low, high] = hasPrice ? [least[place]!, most[place]!] : [null, null];
    found.set(id, { kind_id: id, matches: matches[place]!, least: low, most: high });
  }
  return found;
}

/** As SQL tells it: what has no value fits no bound and is none of the values. */
function flagOf({ terms = {}, range = {} }: Where, path: string): (value: number) => number {
  const values = terms[path] && new Set(terms[path].map(Number));
  const bounds = range[path];
  return (value) => Number((!values || values.has(value)) && (!bounds || isWithin(value, bounds)));
}
