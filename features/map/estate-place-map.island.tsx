import { defineIsland } from "#platform/render/island/define-island.tsx";
import type { EstatePlace } from "./estate-place.ts";
import { MapInView } from "./map-in-view.tsx";

const load = async () => (await import("./live/live-estate-place.tsx")).LiveEstatePlace;

/** The map around one estate. */
export const EstatePlaceIsland = defineIsland<EstatePlace>({
  name: "estate-place-map",
  hydrate: "visible",
  // Another estate of the same page is another map.
  Content: (place) => <MapInView key={`${place.lng} ${place.lat}`} load={load} part={{ place }} />,
});
