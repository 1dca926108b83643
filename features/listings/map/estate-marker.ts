import type { Estate } from "../schema/estate.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import { markerOf } from "#domain/estate/address/marker.ts";

/** An estate on the map. */
export type EstateMarker = {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  /** Euro; null on request, or where it can no longer be had. */
  readonly price: number | null;
  /** Why it can no longer be had, or null. */
  readonly over: ReturnType<typeof overOf>;
};

/** The estates of an answer that have a place; hidden addresses come as points of a coarse grid. */
export function estateMarkers(estates: readonly Estate[]): EstateMarker[] {
  return estates.flatMap((estate) => {
    const marker = markerOf(estate);
    if (!marker) return [];
    const { id, lng, lat } = marker;
    return [{ id, lng, lat, price: effectivePrice(estate)?.amount ?? null, over: overOf(estate) }];
  });
}

function overOf(estate: Estate) {
  const state = marketStateOf(estate);
  return isOver(state) ? state : null;
}
