import { defineIsland } from "#platform/render/island/define-island.tsx";
import { CARD_MESSAGES } from "../card/card-messages.ts";
import type { ListingMapView } from "./load-markers.ts";
import { MapInView } from "#features/map/map-in-view.tsx";

const load = async () => (await import("./live-listing-map.tsx")).LiveListingMap;

export type ListingMapProps = {
  readonly view: ListingMapView;
  /** Of the page that the list stands on. */
  readonly path: string;
  /** The query of that page, as its address has it; null for a showcase, which a visitor can't narrow. */
  readonly search: string | null;
};

/** The estates of a list on a map, by which a visitor narrows the list. */
export const ListingMapIsland = defineIsland<ListingMapProps>({
  name: "listing-map",
  hydrate: "visible",
  messages: ["favorites.", ...CARD_MESSAGES],
  Content: (part) => <MapInView load={load} part={part} />,
});
