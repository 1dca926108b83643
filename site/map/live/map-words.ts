import type { Say } from "#words/words.ts";

/** What the map itself says, in the visitor's language. */
export function mapWords(say: Say): Record<string, string> {
  return {
    "Map.Title": say("map.label"),
    "Marker.Title": say("map.marker"),
    "NavigationControl.ZoomIn": say("map.zoomIn"),
    "NavigationControl.ZoomOut": say("map.zoomOut"),
    "AttributionControl.ToggleAttribution": say("map.attribution"),
    "CooperativeGesturesHandler.WindowsHelpText": say("map.gestureWindows"),
    "CooperativeGesturesHandler.MacHelpText": say("map.gestureMac"),
    "CooperativeGesturesHandler.MobileHelpText": say("map.gestureTouch"),
  };
}
