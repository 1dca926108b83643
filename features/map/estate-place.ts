import type { MapSource } from "#features/site/map-source.ts";

/** Where an estate stands, and the map that shows it. */
export type EstatePlace = {
  readonly lng: number;
  readonly lat: number;
  /** The address is hidden: the point is one of a coarse grid, and only its surroundings are shown. */
  readonly isApproximate: boolean;
  readonly source: MapSource;
};
