/** How long a slide stands, in ms. The 1000 ms of the change itself are in the style sheet. */
export const SLIDE_STANDS_MS = 6_000;

/** A drag shorter than this, in px, is a click. */
const SWIPE_PX = 50;

/** The slide after or before one of `count`, round and round: `stepTo(2, 1, 3)` is 0. */
export function stepTo(shown: number, step: number, count: number): number {
  return (shown + step + count) % count;
}

/** What a drag over so many px asks: the next slide (1), the one before (-1), or nothing (0). */
export function stepOfSwipe(px: number): -1 | 0 | 1 {
  if (Math.abs(px) < SWIPE_PX) return 0;
  return px < 0 ? 1 : -1;
}
