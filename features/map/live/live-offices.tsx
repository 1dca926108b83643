import { centreOf } from "../centre-of.ts";
import type { LiveMapProps } from "../map-in-view.tsx";
import type { OfficesIslandProps } from "../offices-map.island.tsx";
import { LiveMap } from "./live-map.tsx";
import { Marker } from "./map-library.ts";
import { pinElement } from "../pin-element.ts";

/** Specification, point 9. */
const ZOOM = 10;

export function LiveOffices({ offices, source, onFailure }: OfficesIslandProps & LiveMapProps) {
  const [lng, lat] = centreOf(offices.map((office) => [office.lng, office.lat])) ?? [0, 0];
  return (
    <LiveMap
      source={source}
      start={{ center: [lng, lat], zoom: ZOOM }}
      onMap={(map) => {
        for (const office of offices)
          new Marker({ element: pinElement(office.name), anchor: "bottom" })
            .setLngLat([office.lng, office.lat])
            .addTo(map);
      }}
      onFailure={onFailure}
    />
  );
}
