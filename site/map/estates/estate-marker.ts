import type { Estate } from "#contract/estate/estate.ts";
import { effectivePrice } from "#domain/estate/price/price.ts";
import { markerOf } from "#domain/estate/address/marker.ts";

/** A home on the map. */
export type EstateMarker = {
  readonly id: number;
  readonly lng: number;
  readonly lat: number;
  /** Euro; null on request. */
  readonly price: number | null;
};

/** The homes of an answer that have a place; hidden addresses come as points of a coarse grid. */
export function estateMarkers(estates: readonly Estate[]): EstateMarker[] {
  return estates.flatMap((estate) => {
    const marker = markerOf(estate);
    if (!marker) return [];
    const { id, lng, lat } = marker;
    return [{ id, lng, lat, price: effectivePrice(estate)?.amount ?? null }];
  });
}
