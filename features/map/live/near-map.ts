import type { GeoJSONSource } from "maplibre-gl";
import type { Locale } from "#domain/locale/locale.ts";
import nearUrl from "../outline/near.json?url";
import { type PackedLines, type PlaceRow, readLines, readPlaces } from "../outline/read-outline.ts";
import { fetchJson } from "../style/load-style.ts";
import type { NEAR_SOURCES } from "../style/near-layers.ts";
import type { LibreMap } from "./map-library.ts";

/** From here on the outline alone would be a plain of one colour. */
const NEAR = 9;
/** As `tools/build-near-map.ts` writes them. */
const STEPS_PER_DEGREE = 10_000;

type NearFile = Readonly<Record<"rivers" | "streams" | "railways" | "trams" | "borders", PackedLines>> & {
  readonly places: readonly PlaceRow[];
};

/** Fetches waters, railways, borders and villages once a visitor looks that close; without them the outline stays. */
export function showNear(map: LibreMap, locale: Locale, signal: AbortSignal): void {
  const look = () => {
    if (map.getZoom() < NEAR) return;
    map.off("zoomend", look);
    fetchJson<NearFile>(nearUrl, signal)
      .then((file) => draw(map, file, locale))
      .catch(() => !signal.aborted && map.on("zoomend", look));
  };
  map.on("zoomend", look);
  if (map.isStyleLoaded()) look();
  else map.once("load", look);
}

function draw(map: LibreMap, file: NearFile, locale: Locale): void {
  const show = (name: (typeof NEAR_SOURCES)[number], data: GeoJSON.GeoJSON) =>
    map.getSource<GeoJSONSource>(name)?.setData(data);
  show("near-rivers", readLines(file.rivers, STEPS_PER_DEGREE));
  show("near-streams", readLines(file.streams, STEPS_PER_DEGREE));
  show("railways", readLines(file.railways, STEPS_PER_DEGREE));
  show("trams", readLines(file.trams, STEPS_PER_DEGREE));
  show("municipalities", readLines(file.borders, STEPS_PER_DEGREE));
  show("localities", readPlaces(file.places, locale));
  map.setLayerZoomRange("rivers", 0, NEAR);
  map.setLayerZoomRange("near-rivers", NEAR, 24);
}
