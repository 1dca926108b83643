import { useTranslate } from "#features/site/messages/translate-context.tsx";
import type { EstatePlace } from "./estate-place.ts";
import { EstatePlaceIsland } from "./estate-place-map.island.tsx";
import { MapFrame } from "./map-frame.tsx";

/** Where an estate stands, or about where. */
export function EstatePlaceMap({ place }: { readonly place: EstatePlace | null }) {
  const t = useTranslate();
  if (!place) return null;
  return (
    <MapFrame label={t(place.isApproximate ? "map.estateAbout" : "map.estate")}>
      <EstatePlaceIsland {...place} />
    </MapFrame>
  );
}
