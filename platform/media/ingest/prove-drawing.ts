import { densityOf, pictureAt } from "../serving/render-size.ts";
import { MEDIA_SIZES, type MediaSize } from "../sizes.ts";
import type { MediaInfo } from "./media-info.ts";

/** What is as quick as this at a quarter of a size takes a few seconds at that size, whatever filters it has. */
const QUICK_MS = 40;

/**
 * Draws a drawing at the largest size at which it can be drawn, so that no size takes longer than this does: a few bytes can
 * take minutes, and the caller ends it then. A size of too many pixels fails at once, and keeps nobody waiting.
 */
export async function proveDrawing(drawing: Buffer, info: MediaInfo): Promise<void> {
  for (const size of largestFirst(info)) {
    const before = performance.now();
    const isSmallDrawn = await canDraw(drawing, info, quarterOf(size));
    // Most drawings are plain: a first start takes in a thousand and more.
    if (isSmallDrawn && performance.now() - before < QUICK_MS) return;
    if (await canDraw(drawing, info, size)) return;
  }
}

function largestFirst(info: MediaInfo): MediaSize[] {
  return [...MEDIA_SIZES.values()].toSorted((a, b) => densityOf(info, b) - densityOf(info, a));
}

function quarterOf({ width, height, fit }: MediaSize): MediaSize {
  return { width: Math.ceil(width / 4), height: Math.ceil(height / 4), fit };
}

function canDraw(drawing: Buffer, info: MediaInfo, size: MediaSize): Promise<boolean> {
  return pictureAt(drawing, info, size)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}
