import { MapInView } from "#features/map/map-in-view.tsx";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import type { StaysMapView } from "./load-stay-markers.ts";

/** Milliseconds, as for every map. */
const DELAY = 200;

const load = async () => (await import("./live-stays-map.tsx")).LiveStaysMap;

export type StaysMapProps = { readonly view: StaysMapView };

/** What the cards of homes say that were picked on the map. */
const CARD_WORDS = [
  "favorites.",
  "listing.bathrooms",
  "listing.bedrooms",
  "listing.priceOnRequest",
  "rentals.earlier.days",
  "rentals.forNights",
  "rentals.from",
  "rentals.later.days",
  "rentals.month.",
  "rentals.nothingFree",
  "rentals.perStay",
  "rentals.personsFrom",
  "rentals.weekday.",
] as const;

/** The map of the holiday homes of a list, on all of its pages. */
export const StaysMapIsland = defineIsland<StaysMapProps>({
  name: "stays-map",
  hydrate: "visible",
  messages: CARD_WORDS,
  Content: ({ view }) => <MapInView load={load} part={{ view }} delay={DELAY} />,
});
