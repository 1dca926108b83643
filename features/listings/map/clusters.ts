import Supercluster from "supercluster";
import type { EstateMarker } from "./estate-marker.ts";

export type Spot =
  | { readonly kind: "home"; readonly key: string; readonly marker: EstateMarker }
  | {
      readonly kind: "cluster";
      readonly key: string;
      readonly lng: number;
      readonly lat: number;
      readonly count: number;
      readonly ids: readonly number[];
      /** From this zoom on it falls apart; null when its units share one place. */
      readonly opensAt: number | null;
    };

export type Frame = readonly [west: number, south: number, east: number, north: number];

/** Pixels: about the width of a price. */
const RADIUS = 58;

/** Estates that would cover each other, taken together. */
export function createClusters(markers: readonly EstateMarker[], maxZoom: number) {
  const index = new Supercluster<{ marker: EstateMarker }>({ radius: RADIUS, maxZoom: Math.floor(maxZoom) });
  index.load(
    markers.map((marker) => ({
      type: "Feature",
      properties: { marker },
      geometry: { type: "Point", coordinates: [marker.lng, marker.lat] },
    })),
  );
  return (frame: Frame, zoom: number): Spot[] =>
    index.getClusters([...frame], Math.floor(zoom)).map(({ properties, geometry }): Spot => {
      if (!("cluster" in properties))
        return { kind: "home", key: `home ${properties.marker.id}`, marker: properties.marker };
      const leaves = index.getLeaves(properties.cluster_id, Number.POSITIVE_INFINITY);
      const ids = leaves.map((leaf) => leaf.properties.marker.id);
      const opensAt = index.getClusterExpansionZoom(properties.cluster_id);
      return {
        kind: "cluster",
        key: `cluster ${Math.min(...ids)} ${ids.length}`,
        lng: geometry.coordinates[0]!,
        lat: geometry.coordinates[1]!,
        count: properties.point_count,
        ids,
        opensAt: opensAt > maxZoom ? null : opensAt,
      };
    });
}
