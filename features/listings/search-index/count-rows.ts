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

/** Counts what the database would count in several questions; a city's listings when they are asked for, since a page names few cities. */
export function countRows(rows: ListingRows, asked: RowSelection): RowCounts {
  const inCity = (cityId: number) => {
    const place = rows.cityIndexes.get(cityId);
    return place === undefined ? 0 : countCity(rows, asked, place);
  };
  return {
    kinds: countKinds(rows, asked),
    inCity,
    prices: pricesOf(rows, asked),
    traits: () => countTraits(rows, asked),
  };
}

function countKinds(rows: ListingRows, { from, to, cities, failures }: RowSelection): Int32Array {
  const counts = new Int32Array(rows.kindsEnd);
  if (cities === null) {
    // Every listing at the asked prices comes by in one of these: nothing else is decided on the way.
    if (failures === null) for (let row = from; row < to; row += 1) counts[rows.kinds[row]!]! += 1;
    else for (let row = from; row < to; row += 1) if (failures[row] === 0) counts[rows.kinds[row]!]! += 1;
  }
  for (const place of cities ?? []) {
    for (let at = rows.cityStarts[place]!; at < rows.cityStarts[place + 1]!; at += 1) {
      const row = rows.byCity[at]!;
      if (row >= from && row < to && !failures?.[row]) counts[rows.kinds[row]!]! += 1;
    }
  }
  return counts;
}

function countCity(rows: ListingRows, { from, to, isKind, failures }: RowSelection, place: number): number {
  let count = 0;
  for (let at = rows.cityStarts[place]!; at < rows.cityStarts[place + 1]!; at += 1) {
    const row = rows.byCity[at]!;
    if (row >= from && row < to && !failures?.[row]) count += isKind[rows.kinds[row]!]!;
  }
  return count;
}

/** Rows stand by price: the first that matches is the cheapest, the last the dearest. */
function pricesOf(rows: ListingRows, asked: RowSelection): RowCounts["prices"] {
  const { prices } = rows;
  const ends =
    asked.cities === null
      ? [endsOf(rows, asked)]
      : asked.cities.map((place) => endsInCity(rows, asked, place));
  const found = ends.filter((end) => end !== null);
  if (found.length === 0) return { min: null, max: null };
  const least = found.reduce((row, [first]) => Math.min(row, first), Infinity);
  const most = found.reduce((row, [, last]) => Math.max(row, last), 0);
  return { min: prices[least]!, max: prices[most]! };
}

/** The first and the last row that match at any price, of those that have one. */
type Ends = readonly [first: number, last: number] | null;

function endsOf({ kinds, prices }: ListingRows, { isKind, failures }: RowSelection): Ends {
  const isOut = (row: number) => isKind[kinds[row]!] === 0 || Boolean(failures?.[row]);
  let first = 0;
  while (first < prices.length && isOut(first)) first += 1;
  if (first === prices.length) return null;
  let last = prices.length - 1;
  while (isOut(last)) last -= 1;
  return [first, last];
}

function endsInCity(
  { kinds, prices, byCity, cityStarts }: ListingRows,
  { isKind, failures }: RowSelection,
  place: number,
): Ends {
  const matching = byCity
    .subarray(cityStarts[place]!, cityStarts[place + 1]!)
    .filter((row) => row < prices.length && isKind[kinds[row]!] === 1 && !failures?.[row]);
  return matching.length === 0 ? null : [matching[0]!, matching.at(-1)!];
}
