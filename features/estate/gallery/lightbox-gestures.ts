import type PhotoSwipe from "photoswipe";
import { GALLERY_DEFAULTS } from "#features/site/pictures/gallery-defaults.ts";

/** The window of a double tap and the length of a swipe, which PhotoSwipe has as constants of its own. */
export function addGestures(lightbox: PhotoSwipe): void {
  addDoubleTap(lightbox);
  addSlowSwipe(lightbox);
}

function addDoubleTap(lightbox: PhotoSwipe): void {
  let lastTap = Number.NEGATIVE_INFINITY;
  lightbox.options.doubleTapAction = false;
  lightbox.options.tapAction = (point, { timeStamp }) => {
    const isDouble = timeStamp - lastTap < GALLERY_DEFAULTS.doubleTap;
    lastTap = isDouble ? Number.NEGATIVE_INFINITY : timeStamp;
    if (isDouble) lightbox.currSlide?.toggleZoom(point);
    else lightbox.element?.classList.toggle("pswp--ui-visible");
  };
}

/** A swipe that is long enough moves on even where it was too slow to have momentum. */
function addSlowSwipe(lightbox: PhotoSwipe): void {
  let start: { readonly x: number; readonly y: number; readonly index: number } | null = null;
  lightbox.on("pointerDown", ({ originalEvent: { isPrimary, pageX, pageY } }) => {
    const isAtRest = lightbox.currSlide?.currZoomLevel === lightbox.currSlide?.zoomLevels.fit;
    start = isPrimary && isAtRest ? { x: pageX, y: pageY, index: lightbox.potentialIndex } : null;
  });
  lightbox.on("pointerUp", ({ originalEvent: { pageX, pageY, pointerType } }) => {
    const begun = start;
    start = null;
    if (!begun || pointerType === "mouse") return;
    const [across, down] = [pageX - begun.x, pageY - begun.y];
    if (Math.abs(across) < GALLERY_DEFAULTS.swipeThreshold || Math.abs(down) > Math.abs(across)) return;
    // After PhotoSwipe has decided for itself.
    setTimeout(() => {
      if (lightbox.potentialIndex !== begun.index) return;
      if (across < 0) lightbox.next();
      else lightbox.prev();
    });
  });
}
