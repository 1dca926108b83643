import { Map as LibreMap, type MapOptions, setWorkerUrl } from "maplibre-gl";
// Bundled as a script of our own, since servers rarely know what a .mjs file is.
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

/** A map that knows where its worker is: told here, since a bundler drops what a module does by itself. */
export function openMap(options: MapOptions): LibreMap {
  setWorkerUrl(workerUrl);
  return new LibreMap(options);
}

export type { LibreMap };
export { AttributionControl, Marker, NavigationControl } from "maplibre-gl";
