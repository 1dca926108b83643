import type { Where } from "#contract/listing/search.ts";
import type { OfKind } from "./count-matches.ts";
import { isWithin } from "./kind-tests.ts";
import type { ListingRows, Town } from "./listing-rows.ts";
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
export function countRows({ kinds, prices, towns }: ListingRows, plan: SearchPlan, where: Where): RowCounts {
  const passing = new Set(plan.kindsBut(null).map((kind) => kind.kind_id));
  const isKind = flagsOf(kinds.values, (id) => passing.has(id));
  const isPrice = flagsOf(prices.values, testOf(where, PRICE_PATH));
  const isTown = testOf(where, CITY_PATH);
  const asked = sumsOf(kinds.values.length);
  const atAnyPrice = sumsOf(kinds.values.length);
  const cities = new Map<number, number>();
  for (const town of towns) {
    const matches = countIn(town, { kinds, prices, isKind, isPrice });
    if (town.id !== 0 && matches > 0) cities.set(town.id, matches);
    if (!isTown(town.id)) continue;
    for (let at = town.from; at < town.to; at += 1) {
      const kind = kinds.places[at]!;
      const place = prices.places[at]!;
      add(atAnyPrice, kind, prices.values[place]!);
      if (isPrice[place]) add(asked, kind, prices.values[place]!);
    }
  }
  return { byKind: byKind(asked, kinds.values), atAnyPrice: byKind(atAnyPrice, kinds.values), cities };
}

type Asked = Pick<ListingRows, "kinds" | "prices"> & Record<"isKind" | "isPrice", Uint8Array>;

/** Every listing of the site comes by here with every search. */
function countIn({ from, to }: Town, { kinds, prices, isKind, isPrice }: Asked): number {
  let count = 0;
  for (let at = from; at < to; at += 1) count += isKind[kinds.places[at]!]! & isPrice[prices.places[at]!]!;
  return count;
}

type Sums = { readonly matches: Int32Array; readonly least: Float64Array; readonly most: Float64Array };

const sumsOf = (count: number): Sums => ({
  matches: new Int32Array(count),
  least: new Float64Array(count).fill(Infinity),
  most: new Float64Array(count).fill(-Infinity),
});

/** What has no price is neither less nor more than any. */
function add(sums: Sums, kind: number, price: number): void {
  sums.matches[kind]! += 1;
  if (price < sums.least[kind]!) sums.least[kind] = price;
  if (price > sums.most[kind]!) sums.most[kind] = price;
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

function flagsOf(values: readonly number[], test: (value: number) => boolean): Uint8Array {
  const flags = new Uint8Array(values.length);
  values.forEach((value, place) => (flags[place] = Number(test(value))));
  return flags;
}

/** As SQL tells it: what has no value fits no bound and is none of the values. */
function testOf({ terms = {}, range = {} }: Where, path: string): (value: number) => boolean {
  const values = terms[path] && new Set(terms[path].map(Number));
  const bounds = range[path];
  return (value) => (!values || values.has(value)) && (!bounds || isWithin(value, bounds));
}
