import { AREA_STEPS, PLOT_STEPS, stepsReached } from "#domain/listing/least-steps.ts";
import type { ListingRows } from "./listing-rows.ts";
import type { RowColumns } from "./packed-rows.ts";
import { patchDates } from "./patch-dates.ts";
import { planSplice, splice, type Splice } from "./splice.ts";

/**
 * The rows after some listings changed: `ids` names all of them, `fresh` has those that lists show now. The same as all rows
 * built anew, in one pass over each column and without reading the others from the database.
 */
export function patchRows(rows: ListingRows, ids: readonly number[], fresh: RowColumns): ListingRows {
  const plan = planSplice(rows, ids, fresh);
  const put = <Numbers extends Float64Array | Int32Array | Uint8Array>(
    column: Numbers,
    valueOf: (at: number) => number,
  ) => splice(column, plan, valueOf);
  const { traits } = rows;
  return {
    ids: put(rows.ids, (at) => fresh.ids[at]!),
    prices: splice(rows.prices, pricedOnly(plan, rows, fresh), (at) => fresh.prices[at]!),
    kinds: put(rows.kinds, (at) => fresh.kinds[at]!),
    kindsEnd: fresh.kinds.reduce((most, kind) => Math.max(most, kind + 1), rows.kindsEnd),
    ...patchDates(rows, plan, fresh),
    byId: patchById(rows, plan, fresh),
    lngs: put(rows.lngs, (at) => fresh.lngs[at]!),
    lats: put(rows.lats, (at) => fresh.lats[at]!),
    ...patchCities(rows, plan, fresh),
    traits: {
      flags: put(traits.flags, (at) => fresh.flags[at]!),
      labels: put(traits.labels, (at) => fresh.labels[at]!),
      areas: put(traits.areas, (at) => fresh.areas[at]!),
      plots: put(traits.plots, (at) => fresh.plots[at]!),
      areaSteps: put(traits.areaSteps, (at) => stepsReached(AREA_STEPS, fresh.areas[at]!)),
      plotSteps: put(traits.plotSteps, (at) => stepsReached(PLOT_STEPS, fresh.plots[at]!)),
    },
  };
}

/** The column of prices ends before the rows without one. */
function pricedOnly(plan: Splice, { prices }: ListingRows, fresh: RowColumns): Splice {
  const steps = plan.steps.filter(({ before, at }) =>
    at === null ? before < prices.length : !Number.isNaN(fresh.prices[at]!),
  );
  const length = steps.reduce((sum, { at }) => sum + (at === null ? -1 : 1), prices.length);
  return { ...plan, steps, length };
}

/** A city that has no listing any more keeps its place: nothing is found there. */
function patchCities(
  rows: ListingRows,
  plan: Splice,
  fresh: RowColumns,
): Pick<ListingRows, "cities" | "cityIds" | "cityIndexes"> {
  const cityIds = [...new Set([...rows.cityIds, ...fresh.cities])];
  const cityIndexes = new Map(cityIds.map((id, place) => [id, place]));
  return {
    cities: splice(rows.cities, plan, (at) => cityIndexes.get(fresh.cities[at]!)!),
    cityIds,
    cityIndexes,
  };
}

function patchById(rows: ListingRows, { rowOf, added, length }: Splice, fresh: RowColumns): Int32Array {
  const sorted = added.toSorted((a, b) => fresh.ids[a.at]! - fresh.ids[b.at]!);
  const byId = new Int32Array(length);
  let end = 0;
  let next = 0;
  for (const former of rows.byId) {
    for (; next < sorted.length && fresh.ids[sorted[next]!.at]! <= rows.ids[former]!; next += 1)
      byId[end++] = sorted[next]!.row;
    if (rowOf[former]! >= 0) byId[end++] = rowOf[former]!;
  }
  for (; next < sorted.length; next += 1) byId[end++] = sorted[next]!.row;
  return byId;
}
