import type { LightboxMessages } from "./gallery-data.ts";
import { placeIn } from "./gallery-place.ts";
import { loadSheet } from "#platform/render/browser/load-sheet.ts";
import sheetUrl from "./lightbox.css?url";
import { openLightbox } from "./lightbox.ts";

let closeShown: (() => void) | null = null;

/** Shows the picture that the page's address names, or closes the one that it named before. */
export async function followAddress(): Promise<void> {
  await loadSheet(sheetUrl);
  const shown = galleryAt(location.hash);
  if (!shown) closeShown?.();
  else closeShown ??= openLightbox(shown.links, { ...shown, ...listenersOf(shown) });
}

/** Behind the lightbox the page shows the same picture, where its pictures are swiped through. */
function listenersOf({ name, links }: NonNullable<ReturnType<typeof galleryAt>>) {
  let shown: HTMLAnchorElement | undefined;
  return {
    onChange: (index: number) => {
      shown = links[index];
      if (shown) shown.parentElement?.scrollTo({ left: shown.offsetLeft, behavior: "instant" });
      moveTo(name, index);
    },
    onClose: () => {
      forgetShown();
      // PhotoSwipe gives the focus back to where it was before, which may be out of sight by now.
      if (shown && links.includes(document.activeElement as HTMLAnchorElement)) shown.focus();
    },
  };
}

function galleryAt(hash: string) {
  const place = placeIn(hash);
  const gallery = place && document.querySelector<HTMLElement>(`[data-lightbox="${CSS.escape(place.name)}"]`);
  if (!gallery) return null;
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-pswp-width]")];
  const words = JSON.parse(gallery.dataset["lightboxWords"] ?? "{}") as LightboxMessages;
  return place.index < links.length ? { ...place, links, words } : null;
}

function moveTo(name: string, index: number): void {
  const hash = `#${name}-${index + 1}`;
  if (location.hash !== hash) history.replaceState(history.state, "", hash);
}

/** An entry of the history that this page made itself is left by going back. */
function forgetShown(): void {
  closeShown = null;
  if (!galleryAt(location.hash)) return;
  if ((history.state as { readonly openedHere?: boolean } | null)?.openedHere) history.back();
  else history.replaceState(history.state, "", location.pathname + location.search);
}

window.addEventListener("hashchange", followAddress);
