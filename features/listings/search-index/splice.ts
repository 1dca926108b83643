import { firstWhere } from "./first-where.ts";
import type { ListingRows } from "./listing-rows.ts";
import type { RowColumns } from "./packed-rows.ts";

/** Takes the row at `before` out, or puts the listing `at` of the fresh ones before it. */
type Step = { readonly before: number; readonly at: number | null };

/** How rows change places when some are taken out and others put in. */
export type Splice = {
  /** In the order of the rows. */
  readonly steps: readonly Step[];
  /** How many rows there are afterwards. */
  readonly length: number;
  /** Of each row its place afterwards; -1 when it is taken out. */
  readonly rowOf: Int32Array;
  /** Of each listing that is put in, by its place among the fresh ones, its row afterwards. */
  readonly added: ReadonlyArray<{ readonly at: number; readonly row: number }>;
};

/** Rows stand by price, those without one last, then by id: takes out what `ids` name, and puts the fresh listings in. */
export function planSplice(rows: ListingRows, ids: readonly number[], fresh: RowColumns): Splice {
  const removed = [...new Set(ids)].flatMap((id) => findRow(rows, id) ?? []);
  const added = Array.from(fresh.ids.keys()).toSorted(
    (a, b) => priceOf(fresh, a) - priceOf(fresh, b) || fresh.ids[a]! - fresh.ids[b]!,
  );
  const steps: Step[] = [
    ...added.map((at) => ({ before: placeOf(rows, priceOf(fresh, at), fresh.ids[at]!), at })),
    ...removed.map((before) => ({ before, at: null })),
    // The sort is stable: what is put in before a row comes before that row's end, and in its own order.
  ].sort((a, b) => a.before - b.before);
  const rowOf = new Int32Array(rows.ids.length);
  const places: Array<{ at: number; row: number }> = [];
  let [from, to] = [0, 0];
  const keepUntil = (end: number) => {
    for (; from < end; from += 1, to += 1) rowOf[from] = to;
  };
  for (const { before, at } of steps) {
    keepUntil(before);
    if (at === null) rowOf[from++] = -1;
    else places.push({ at, row: to++ });
  }
  keepUntil(rowOf.length);
  return { steps, length: to, rowOf, added: places };
}

/** A column after that, with what the fresh listings have in it. */
export function splice<Numbers extends Float64Array | Int32Array | Uint8Array>(
  column: Numbers,
  { steps, length }: Splice,
  valueOf: (at: number) => number,
): Numbers {
  const result = new (column.constructor as new (length: number) => Numbers)(length);
  let [from, to] = [0, 0];
  const keepUntil = (end: number) => {
    result.set(column.subarray(from, end), to);
    to += end - from;
    from = end;
  };
  for (const { before, at } of steps) {
    keepUntil(before);
    if (at === null) from += 1;
    else result[to++] = valueOf(at);
  }
  keepUntil(column.length);
  return result;
}

/** Without a price it is higher than any. */
function priceOf({ prices }: RowColumns, at: number): number {
  const price = prices[at]!;
  return Number.isNaN(price) ? Number.MAX_VALUE : price;
}

/** How many rows come before such a listing. */
function placeOf({ prices, ids }: ListingRows, price: number, id: number): number {
  return firstWhere(ids.length, (row) => {
    const other = row < prices.length ? prices[row]! : Number.MAX_VALUE;
    return other > price || (other === price && ids[row]! >= id);
  });
}

function findRow({ byId, ids }: ListingRows, id: number): number | null {
  const place = firstWhere(byId.length, (at) => ids[byId[at]!]! >= id);
  const row = byId[place];
  return row !== undefined && ids[row] === id ? row : null;
}
