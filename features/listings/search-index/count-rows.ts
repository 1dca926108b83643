import type { RowSelection } from "./row-selection.ts";
import type { ListingRows } from "./listing-rows.ts";

export type RowCounts = {
  /** Of the listings in the towns that are asked for, at the prices that are: how many each kind has. */
  readonly kinds: Int32Array;
  /** Of the listings of the kinds that are asked for, at the prices that are: how many a town has. */
  inTown(cityId: number): number;
  /** The least and the most that is asked for what would match at any price. */
  readonly prices: { readonly min: number | null; readonly max: number | null };
};

/** Counts what the database would count in three questions; a town's listings when they are asked for, since a page names few towns. */
export function countRows(rows: ListingRows, asked: RowSelection): RowCounts {
  const inTown = (cityId: number) => {
    const place = rows.townPlaces.get(cityId);
    return place === undefined ? 0 : countTown(rows, asked, place);
  };
  return { kinds: countKinds(rows, asked), inTown, prices: pricesOf(rows, asked) };
}

function countKinds(rows: ListingRows, { from, to, towns }: RowSelection): Int32Array {
  const counts = new Int32Array(rows.kindsEnd);
  // Every listing at the asked prices comes by in one of these: nothing else is decided on the way.
  if (towns === null) for (let row = from; row < to; row += 1) counts[rows.kinds[row]!]! += 1;
  for (const place of towns ?? []) {
    for (let at = rows.townStarts[place]!; at < rows.townStarts[place + 1]!; at += 1) {
      const row = rows.byTown[at]!;
      if (row >= from && row < to) counts[rows.kinds[row]!]! += 1;
    }
  }
  return counts;
}

function countTown(rows: ListingRows, { from, to, isKind }: RowSelection, place: number): number {
  let count = 0;
  for (let at = rows.townStarts[place]!; at < rows.townStarts[place + 1]!; at += 1) {
    const row = rows.byTown[at]!;
    if (row >= from && row < to) count += isKind[rows.kinds[row]!]!;
  }
  return count;
}

/** Rows stand by price: the first that matches is the cheapest, the last the dearest. */
function pricesOf(rows: ListingRows, asked: RowSelection): RowCounts["prices"] {
  const { prices } = rows;
  const ends =
    asked.towns === null ? [endsOf(rows, asked)] : asked.towns.map((place) => endsInTown(rows, asked, place));
  const found = ends.filter((end) => end !== null);
  if (found.length === 0) return { min: null, max: null };
  const least = found.reduce((row, [first]) => Math.min(row, first), Infinity);
  const most = found.reduce((row, [, last]) => Math.max(row, last), 0);
  return { min: prices[least]!, max: prices[most]! };
}

/** The first and the last row that match at any price, of those that have one. */
type Ends = readonly [first: number, last: number] | null;

function endsOf({ kinds, prices }: ListingRows, { isKind }: RowSelection): Ends {
  let first = 0;
  while (first < prices.length && isKind[kinds[first]!] === 0) first += 1;
  if (first === prices.length) return null;
  let last = prices.length - 1;
  while (isKind[kinds[last]!] === 0) last -= 1;
  return [first, last];
}

function endsInTown(
  { kinds, prices, byTown, townStarts }: ListingRows,
  { isKind }: RowSelection,
  place: number,
): Ends {
  const matching = byTown
    .subarray(townStarts[place]!, townStarts[place + 1]!)
    .filter((row) => row < prices.length && isKind[kinds[row]!] === 1);
  return matching.length === 0 ? null : [matching[0]!, matching.at(-1)!];
}
