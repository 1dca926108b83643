import { MAP_MESSAGES } from "#features/map/map-messages.ts";
import { MapInView } from "#features/map/map-in-view.tsx";
import type { EstateMarker } from "#features/listings/map/estate-marker.ts";
import type { MapSource } from "#features/site/map-source.ts";
import { defineIsland } from "#platform/render/island/define-island.tsx";

/** Milliseconds, as for every map. */
const DELAY = 200;

const load = async () => (await import("./live-stays-map.tsx")).LiveStaysMap;

export type StaysMapProps = { readonly markers: readonly EstateMarker[]; readonly source: MapSource };

/** The map of the holiday homes on this page of a list. */
export const StaysMapIsland = defineIsland<StaysMapProps>({
  name: "stays-map",
  hydrate: "visible",
  messages: [...MAP_MESSAGES, "map.cluster.", "map.priceOnRequest"],
  Content: ({ markers, source }) => <MapInView load={load} part={{ markers, source }} delay={DELAY} />,
});
