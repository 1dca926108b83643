import type { ListingRows } from "./listing-rows.ts";
import type { RowColumns } from "./packed-rows.ts";
import { distinctOf, ranksOf, sortByRank, withoutNaN } from "./ranks-of.ts";
import { rowTraits } from "./row-traits.ts";

/** Brings listings, which come in the order of their ids, into the order of rows. */
export function buildRows(columns: RowColumns): ListingRows {
  const { ids, prices, kinds } = columns;
  const moments = distinctOf(columns.moments);
  const dateRanks = ranksOf(columns.moments, moments);
  const priceRanks = ranksOf(prices);
  const places = new Int32Array(ids.length).map((_, at) => at);
  const byPrice = sortByRank(places, (at) => priceRanks[at]! || ids.length + 1);
  return {
    ids: inOrder(ids, byPrice),
    prices: withoutNaN(inOrder(prices, byPrice)),
    kinds: new Int32Array(inOrder(kinds, byPrice)),
    dates: inOrder(dateRanks, byPrice),
    moments,
    byId: inverse(byPrice),
    ...cityColumns(inOrder(columns.cities, byPrice)),
    traits: rowTraits({
      flags: inOrder(columns.flags, byPrice),
      labels: inOrder(columns.labels, byPrice),
      areas: inOrder(columns.areas, byPrice),
      plots: inOrder(columns.plots, byPrice),
    }),
    lngs: inOrder(columns.lngs, byPrice),
    lats: inOrder(columns.lats, byPrice),
    kindsEnd: kinds.reduce((most, kind) => Math.max(most, kind), 0) + 1,
  };
}

/** The cities of the rows, each by its place in a list of their ids. */
function cityColumns(cityOfRow: Float64Array) {
  const cityIds = [...new Set(cityOfRow)];
  const cityIndexes = new Map(cityIds.map((id, place) => [id, place]));
  const cities = new Int32Array(cityOfRow.length).map((_, row) => cityIndexes.get(cityOfRow[row]!)!);
  return { cities, cityIds, cityIndexes };
}

function inOrder<Numbers extends Float64Array | Int32Array>(numbers: Numbers, places: Int32Array): Numbers {
  return numbers.map((_, row) => numbers[places[row]!]!) as Numbers;
}

/** Of each number its place among the given ones, which are all from 0 up. */
function inverse(numbers: Int32Array): Int32Array {
  const places = new Int32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 1) places[numbers[place]!] = place;
  return places;
}
