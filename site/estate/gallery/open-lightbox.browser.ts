import { reportChunkFailure } from "../../chunks/chunk-failure.ts";
import { placeIn } from "./gallery-place.ts";
import type { LightboxWords } from "./gallery-data.ts";

/** With an entry of the history: this very page made it, so that closing goes back. */
type OpenedHere = { readonly openedHere?: boolean } | null;

let closeShown: (() => void) | null = null;
let isFetching = false;

/**
 * A picture of a gallery opens above the page, at an address of its own: `#gallery-3` shows the third one, and Back closes it.
 * The lightbox is fetched when it is first needed; without it, or without script, the link opens the picture.
 */
function followAddress(): void {
  const gallery = galleryAt(location.hash);
  if (!gallery) closeShown?.();
  else if (!closeShown && !isFetching) void openShown();
}

// While it goes down: on pages of the router, React stops presses on what is not awake yet.
document.addEventListener("click", openPressed, { capture: true });
window.addEventListener("hashchange", followAddress);
followAddress();

function openPressed(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLElement>("a[data-opens]") : null;
  if (!link || event.defaultPrevented || button || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const state = { ...(history.state as OpenedHere), openedHere: true };
  location.hash = link.dataset["opens"] ?? "";
  history.replaceState(state, "");
  followAddress();
}

/** The visitor may have gone back, or on to another picture, while the lightbox was fetched. */
async function openShown(): Promise<void> {
  isFetching = true;
  try {
    const { openLightbox } = await import("./lightbox.ts");
    const shown = galleryAt(location.hash);
    if (shown) closeShown = openLightbox(shown.links, { ...shown, onChange: moveTo(shown.name), onClose });
  } catch (error) {
    document.removeEventListener("click", openPressed, { capture: true });
    reportChunkFailure(error);
  } finally {
    isFetching = false;
  }
}

function galleryAt(hash: string) {
  const place = placeIn(hash);
  const gallery = place && document.querySelector<HTMLElement>(`[data-lightbox="${CSS.escape(place.name)}"]`);
  if (!gallery) return null;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-pswp-width]")];
  const words = JSON.parse(gallery.dataset["lightboxWords"] ?? "{}") as LightboxWords;
  return place.index < links.length ? { ...place, links, words } : null;
}

const moveTo = (name: string) => (index: number) => {
  const hash = `#${name}-${index + 1}`;
  if (location.hash !== hash) history.replaceState(history.state, "", hash);
};

function onClose(): void {
  closeShown = null;
  if (!galleryAt(location.hash)) return;
  if ((history.state as OpenedHere)?.openedHere) history.back();
  else history.replaceState(history.state, "", location.pathname + location.search);
}
