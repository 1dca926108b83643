import { countTraits, type TraitCounts } from "./count-traits.ts";
import type { RowSelection } from "./row-selection.ts";
import type { ListingRows } from "./listing-rows.ts";

export type RowCounts = {
  /** Of the listings in the cities that are asked for, at the prices that are: how many each kind has. */
  readonly kinds: Int32Array;
  /** Of the listings of the kinds that are asked for, at the prices that are: how many a city has. */
  inCity(cityId: number): number;
  /** The least and the most that is asked for what would match at any price. */
  readonly prices: { readonly min: number | null; readonly max: number | null };
  /** Of what matches how much has each trait; only a filter asks. */
  traits(): TraitCounts;
};

/** Counts what the database would count in several questions, in one pass over the rows at the prices that are asked for. */
export function countRows(rows: ListingRows, asked: RowSelection): RowCounts {
  const kinds = new Int32Array(rows.kindsEnd);
  const cities = new Int32Array(rows.cityIds.length);
  const { isKind, isCity, failures } = asked;
  for (let row = asked.from; row < asked.to; row += 1) {
    if (failures !== null && failures[row] !== 0) continue;
    const kind = rows.kinds[row]!;
    const city = rows.cities[row]!;
    kinds[kind]! += isCity[city]!;
    cities[city]! += isKind[kind]!;
  }
  return {
    kinds,
    inCity: (cityId) => cities[rows.cityIndexes.get(cityId) ?? -1] ?? 0,
    prices: pricesOf(rows, asked),
    traits: () => countTraits(rows, asked),
  };
}

/** Rows stand by price: the first that matches is the cheapest, the last the dearest. */
function pricesOf(
  { kinds, cities, prices }: ListingRows,
  { isKind, isCity, failures }: RowSelection,
): RowCounts["prices"] {
  const isOut = (row: number) =>
    (isKind[kinds[row]!]! & isCity[cities[row]!]!) === 0 || (failures !== null && failures[row] !== 0);
  let first = 0;
  while (first < prices.length && isOut(first)) first += 1;
  if (first === prices.length) return { min: null, max: null };
  let last = prices.length - 1;
  while (isOut(last)) last -= 1;
  return { min: prices[first]!, max: prices[last]! };
}
