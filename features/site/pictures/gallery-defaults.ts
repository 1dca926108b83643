/** How galleries behave unless one says otherwise; times in ms, lengths in px. */
export const GALLERY_DEFAULTS = {
  animation: 366,
  transition: 366,
  slideshowSpeed: 3_000,
  idle: 3_000,
  gutter: 50,
  doubleTap: 500,
  swipeThreshold: 50,
} as const;

/** How whatever stands in front of the page behaves. */
export const MODAL_DEFAULTS = { backdrop: true, keyboard: true, focus: true } as const;
