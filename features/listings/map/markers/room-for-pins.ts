import type { FitBoundsOptions } from "maplibre-gl";
import type { LibreMap } from "#features/map/live/map-library.ts";

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** What lies over the map: our own buttons, and the library's. */
const CONTROLS = "[data-map-control], .maplibregl-ctrl";

/** Pixels: half a price, and the row of controls at the top with half a price below it. */
const EDGE = 48;
const TOP = 88;
/** Below it the map covers the screen, with the button that leads back at its foot. */
const BESIDE = "(min-width: 64rem)";
const FOOT = 112;
const MAX_ZOOM = 13;
/** Of the map's height, the most that may be taken as lying below the window. */
const MOST_BELOW = 0.5;

/** How what was found is brought into view: beside the controls, and in the part of the map that the window shows. */
export function roomForPins(map: LibreMap): FitBoundsOptions {
  const frame = map.getContainer().getBoundingClientRect();
  const foot = matchMedia(BESIDE).matches ? EDGE : FOOT;
  return { padding: paddingOf(frame, { windowHeight: window.innerHeight, foot }), maxZoom: MAX_ZOOM };
}

type Room = { readonly windowHeight: number; readonly foot: number };

export function paddingOf({ top, bottom }: Pick<Box, "top" | "bottom">, { windowHeight, foot }: Room) {
  const below = Math.min(Math.max(0, bottom - windowHeight), (bottom - top) * MOST_BELOW);
  return { top: TOP, bottom: foot + below, left: EDGE, right: EDGE };
}

/** Hides the pins that have come under a control, as those beyond the edge of the map are; a move brings them back. */
export function hideCovered(map: LibreMap, pins: readonly HTMLElement[]): void {
  const frame = map.getContainer().closest("[popover]") ?? map.getContainer();
  const controls = [...frame.querySelectorAll(CONTROLS)].map((control) => control.getBoundingClientRect());
  const covered = pins.map((pin) => {
    const box = pin.getBoundingClientRect();
    return controls.some((control) => isOverlap(control, box));
  });
  for (const [at, pin] of pins.entries()) pin.toggleAttribute("data-covered", covered[at]!);
}

export function isOverlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
