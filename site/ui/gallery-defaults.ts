/** How galleries and dialogs behave unless one says otherwise (specification, point 9); times in ms, lengths in px. */
export const GALLERY_DEFAULTS = {
  animation: 366,
  transition: 366,
  slideshowSpeed: 3_000,
  idle: 3_000,
  gutter: 50,
} as const;
