import type { GeoJSONSource } from "maplibre-gl";
import type { Corner } from "#domain/listing/query.ts";
import { readColours } from "#features/map/style/map-colours.ts";
import type { LibreMap } from "#features/map/live/map-library.ts";

const ID = "searched-area";

/** Shows the area that the list is narrowed to, or none. */
export function showArea(map: LibreMap, ring: readonly Corner[] | null): () => void {
  const draw = () => {
    const source = map.getSource<GeoJSONSource>(ID);
    const data = areaData(ring);
    if (source) source.setData(data);
    else addLayers(map, data);
  };
  if (map.isStyleLoaded() || map.getSource(ID)) draw();
  else map.once("style.load", draw);
  return () => {
    map.off("style.load", draw);
  };
}

function areaData(ring: readonly Corner[] | null) {
  const closed = ring ? [...ring, ring[0]!].map(([lng, lat]) => [lng, lat]) : [];
  return {
    type: "Feature",
    properties: {},
    geometry: { type: "Polygon", coordinates: ring ? [closed] : [] },
  } as const satisfies GeoJSON.Feature;
}

function addLayers(map: LibreMap, data: GeoJSON.Feature): void {
  const { accent } = readColours(map.getContainer());
  map.addSource(ID, { type: "geojson", data });
  map.addLayer({ id: ID, type: "fill", source: ID, paint: { "fill-color": accent, "fill-opacity": 0.08 } });
  map.addLayer({
    id: `${ID}-edge`,
    type: "line",
    source: ID,
    paint: { "line-color": accent, "line-width": 2, "line-dasharray": [2, 1.5] },
  });
}
