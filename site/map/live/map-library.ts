import "./map-library.css";
import { setWorkerUrl } from "maplibre-gl";
// Bundled as a script of our own, since servers rarely know what a .mjs file is.
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";

setWorkerUrl(workerUrl);

export { AttributionControl, Map as LibreMap, Marker, NavigationControl } from "maplibre-gl";
