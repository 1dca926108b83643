import type { Translate } from "#domain/locale/translate.ts";

/** What the map library calls its texts, and the words of each. */
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

/** What the map itself says, in the visitor's language. */
export function mapMessages(t: Translate): Record<string, string> {
  return Object.fromEntries(Object.entries(WORDS).map(([name, key]) => [name, t(key)]));
}
