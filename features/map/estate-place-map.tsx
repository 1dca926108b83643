import { useSay } from "#features/site/messages/say-context.tsx";
import type { EstatePlace } from "./estate-place.ts";
import { EstatePlaceIsland } from "./estate-place-map.island.tsx";
import { MapFrame } from "./map-frame.tsx";

/** Where a home stands, or about where. */
export function EstatePlaceMap({ place }: { readonly place: EstatePlace | null }) {
  const say = useSay();
  if (!place) return null;
  return (
    <MapFrame label={say(place.isApproximate ? "map.estateAbout" : "map.estate")}>
      <EstatePlaceIsland {...place} />
    </MapFrame>
  );
}
