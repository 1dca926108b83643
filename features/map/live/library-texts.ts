import type { Translate } from "#domain/locale/translate.ts";

/** The map library’s name of each of its texts, and our key of it. */
const WORDS = {
  "Map.Title": "map.label",
  "Marker.Title": "map.marker",
  "NavigationControl.ZoomIn": "map.zoomIn",
  "NavigationControl.ZoomOut": "map.zoomOut",
  "AttributionControl.ToggleAttribution": "map.attribution",
  "CooperativeGesturesHandler.WindowsHelpText": "map.gestureWindows",
  "CooperativeGesturesHandler.MacHelpText": "map.gestureMac",
  "CooperativeGesturesHandler.MobileHelpText": "map.gestureTouch",
} as const;

/** The texts of the map library, in the visitor’s language. */
export function libraryTexts(t: Translate): Record<string, string> {
  return Object.fromEntries(Object.entries(WORDS).map(([name, key]) => [name, t(key)]));
}
