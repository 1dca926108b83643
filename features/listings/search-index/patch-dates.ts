import type { ListingRows } from "./listing-rows.ts";
import type { RowColumns } from "./packed-rows.ts";
import { distinctOf, ranksOf } from "./ranks-of.ts";
import { splice, type Splice } from "./splice.ts";

/** The moments of publication after a splice: those that no row has any more go, new ones move the later ones on. */
export function patchDates(
  rows: ListingRows,
  plan: Splice,
  fresh: RowColumns,
): Pick<ListingRows, "dates" | "moments"> {
  const { moments, placeOf } = mergeMoments(rows.moments, usedPlaces(rows, plan), distinctOf(fresh.moments));
  const dates = new Int32Array(rows.dates.length);
  for (let row = 0; row < dates.length; row += 1) dates[row] = placeOf[rows.dates[row]!]!;
  const ofFresh = ranksOf(fresh.moments, moments);
  return { dates: splice(dates, plan, (at) => ofFresh[at]!), moments };
}

/** 1 for each place that a row which stays has. */
function usedPlaces({ dates, moments }: ListingRows, { rowOf }: Splice): Uint8Array {
  const used = new Uint8Array(moments.length + 1);
  for (let row = 0; row < dates.length; row += 1) if (rowOf[row]! >= 0) used[dates[row]!] = 1;
  return used;
}

function mergeMoments(former: Float64Array, used: Uint8Array, fresh: Float64Array) {
  const merged = new Float64Array(former.length + fresh.length);
  const placeOf = new Int32Array(former.length + 1);
  let end = 0;
  let next = 0;
  for (let at = 0; at < former.length; at += 1) {
    const moment = former[at]!;
    while (next < fresh.length && fresh[next]! < moment) merged[end++] = fresh[next++]!;
    const isFresh = next < fresh.length && fresh[next] === moment;
    if (isFresh) next += 1;
    if (!isFresh && used[at + 1] === 0) continue;
    merged[end++] = moment;
    placeOf[at + 1] = end;
  }
  while (next < fresh.length) merged[end++] = fresh[next++]!;
  return { moments: merged.slice(0, end), placeOf };
}
