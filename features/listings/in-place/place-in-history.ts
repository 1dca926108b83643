import { ENTRY, type ListPlace, readPlace } from "./read-place.ts";
import { shownAddress } from "./shown-address.ts";

let isFollowing = false;

/** From now on, the place is noted with each end of a scroll, and with each press that may lead away. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  document.addEventListener("scrollend", saveNow);
  document.addEventListener("click", saveNow, { capture: true });
}

function saveNow(): void {
  savePlace();
}

/** Notes the place while its lists are on the screen: once Back was clicked, the entry that was left can't be written any more. */
export function savePlace(changes: Partial<ListPlace> = {}): void {
  follow();
  if (shownAddress() !== location.pathname + location.search) return;
  const place = { lastPages: {}, ...readPlace(), top: window.scrollY, ...changes };
  // The entry that is written anew would lose the trail that was left for the next page.
  const trail: unknown = window.navigation?.currentEntry?.getState();
  history.replaceState({ ...history.state, [ENTRY]: place }, "");
  if (trail !== undefined) window.navigation?.updateCurrentEntry({ state: trail });
}

/** Notes that a list was loaded up to a page. */
export function saveLastPage(blockId: string, page: number): void {
  savePlace({ lastPages: { ...readPlace()?.lastPages, [blockId]: page } });
}
