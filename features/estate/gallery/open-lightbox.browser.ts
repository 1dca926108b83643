import { clickedElement } from "#platform/render/browser/event-target.ts";
import { withTimeout } from "#platform/render/browser/with-timeout.ts";
import { reportChunkFailure } from "#features/site/chunks/chunk-failure.ts";

/**
 * A picture of a gallery opens above the page, at an address of its own: `#gallery-3` shows the third one, and Back closes it.
 * What shows it is fetched when it is first needed, and follows the address from then on; without it, or without script, the
 * link opens the picture.
 */
document.addEventListener("click", openPressed);
window.addEventListener("hashchange", fetchLightbox);
fetchLightbox();

function openPressed(event: MouseEvent): void {
  const link = clickedElement<HTMLElement>(event, "a[data-opens]");
  if (!link) return;
  event.preventDefault();
  // This very page makes the entry of the history: closing goes back.
  const state = { ...(history.state as object | null), openedHere: true };
  location.hash = link.dataset["opens"] ?? "";
  history.replaceState(state, "");
}

/** For an address that may be a picture's. */
function fetchLightbox(): void {
  if (/-\d+$/.test(location.hash) && document.querySelector("[data-lightbox]"))
    withTimeout(import("./lightbox-at-address.ts"))
      .then((lightbox) => lightbox.followAddress())
      .catch(giveUp);
}

function giveUp(error: unknown): void {
  document.removeEventListener("click", openPressed);
  reportChunkFailure(error);
}
