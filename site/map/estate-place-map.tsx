import { useSay } from "../shell/words/say-context.tsx";
import { MapFrame } from "./map-frame.tsx";

export type EstatePlace = {
  readonly lng: number;
  readonly lat: number;
  /** The address is hidden: the point is one of a coarse grid, and only its surroundings are shown. */
  readonly isApproximate: boolean;
};

const load = async () => (await import("./live/live-estate-place.tsx")).LiveEstatePlace;

/** Where a home stands, or about where. */
export function EstatePlaceMap({ place }: { readonly place: EstatePlace | null }) {
  const say = useSay();
  if (!place) return null;
  const label = say(place.isApproximate ? "map.estateAbout" : "map.estate");
  // Another home of the same page is another map.
  return <MapFrame key={`${place.lng} ${place.lat}`} label={label} load={load} part={{ place }} />;
}
