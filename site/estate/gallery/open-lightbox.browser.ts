import { pressedIn } from "#platform/render/browser/pressed.ts";
import { reportChunkFailure } from "../../chunks/chunk-failure.ts";
import { placeIn } from "./gallery-place.ts";

/**
 * A picture of a gallery opens above the page, at an address of its own: `#gallery-3` shows the third one, and Back closes it.
 * What shows it is fetched when it is first needed; without it, or without script, the link opens the picture.
 */
let follow: (() => void) | null = null;

function followAddress(): void {
  if (follow) return follow();
  const place = placeIn(location.hash);
  if (place && document.querySelector(`[data-lightbox="${CSS.escape(place.name)}"]`))
    import("./lightbox-at-address.ts").then((shown) => (follow = shown.followAddress)(), giveUp);
}

document.addEventListener("click", openPressed);
window.addEventListener("hashchange", followAddress);
followAddress();

function openPressed(event: MouseEvent): void {
  const link = pressedIn<HTMLElement>(event, "a[data-opens]");
  if (!link) return;
  event.preventDefault();
  // This very page makes the entry of the history: closing goes back.
  const state = { ...(history.state as object | null), openedHere: true };
  location.hash = link.dataset["opens"] ?? "";
  history.replaceState(state, "");
  followAddress();
}

function giveUp(error: unknown): void {
  document.removeEventListener("click", openPressed);
  reportChunkFailure(error);
}
