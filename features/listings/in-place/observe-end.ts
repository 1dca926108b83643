import { observeNear } from "#platform/render/browser/observe-near.ts";

/** About two screens ahead the next page is fetched, so that it is there when its place comes near; in pixels. */
export const FETCH_AHEAD = 1_800;

/** More than any page is high, in pixels: whoever jumped past the end has reached it too. */
const ABOVE = 10_000_000;

/** Calls back when the end of a list is no more than so many pixels below the screen, or above it; answers how to stop; null: the list has no end to reach. */
export function observeEnd(list: HTMLElement, distance: number, onReached: () => void): (() => void) | null {
  const mark = list.querySelector("[data-list-end]");
  return mark && observeNear(mark, `${ABOVE}px 0px ${distance}px 0px`, onReached);
}
