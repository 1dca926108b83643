import { circleAround } from "../circle-around.ts";
import type { EstatePlace } from "../estate-place.ts";
import type { LiveMapProps } from "../map-in-view.tsx";
import { readColours } from "../style/map-colours.ts";
import { LiveMap } from "./live-map.tsx";
import { type LibreMap, Marker } from "./map-library.ts";
import { pinElement } from "../pin-element.ts";

/** Metres around a point that stands for a hidden address; the server's grid is as coarse. */
const ABOUT = 500;

export function LiveEstatePlace({ place, onFailure }: { readonly place: EstatePlace } & LiveMapProps) {
  const draw = (map: LibreMap) => {
    if (place.isApproximate) return renderAbout(map, place);
    new Marker({ element: pinElement(), anchor: "bottom" }).setLngLat([place.lng, place.lat]).addTo(map);
  };
  const start = { center: [place.lng, place.lat] as [number, number], zoom: zoomOf(place) };
  return <LiveMap source={place.source} start={start} onMap={draw} onFailure={onFailure} />;
}

/** An outline says which part of a city, streets say which corner. */
function zoomOf({ isApproximate, source }: EstatePlace): number {
  if (source.kind === "outline") return isApproximate ? 12.5 : 12.2;
  return isApproximate ? 13.5 : 15;
}

function renderAbout(map: LibreMap, { lng, lat }: EstatePlace): void {
  const { accent } = readColours(map.getContainer());
  const ring = circleAround([lng, lat], ABOUT).map(([x, y]) => [x, y]);
  map.on("style.load", () => {
    map.addSource("about", {
      type: "geojson",
      data: { type: "Feature", properties: {}, geometry: { type: "Polygon", coordinates: [ring] } },
    });
    map.addLayer({
      id: "about",
      type: "fill",
      source: "about",
      paint: { "fill-color": accent, "fill-opacity": 0.22 },
    });
    map.addLayer({
      id: "about-edge",
      type: "line",
      source: "about",
      paint: { "line-color": accent, "line-width": 2, "line-opacity": 0.7 },
    });
  });
}
