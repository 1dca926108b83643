import { densityOf, pictureAt } from "../serving/render-size.ts";
import { MEDIA_SIZES, type MediaSize } from "../sizes.ts";
import type { MediaInfo } from "../media-info.ts";

/** Without filters, which may take longer by the fourth power, what is as quick as this at an eighth of a size takes a few seconds at it. */
const QUICK_MS = 60;

/**
 * Draws a drawing at the largest size at which it can be drawn, so that no size takes longer than this does: a few bytes can
 * take minutes, and the caller ends it then. A size of too many pixels fails at once, and keeps nobody waiting.
 */
export async function proveDrawing(drawing: Buffer, info: MediaInfo): Promise<void> {
  const hasFilters = drawing.includes("filter");
  for (const size of largestFirst(info)) {
    // Most drawings are plain.
    if (!hasFilters && (await isQuick(drawing, info, size))) return;
    if (await canDraw(drawing, info, size)) return;
  }
}

function largestFirst(info: MediaInfo): MediaSize[] {
  return [...MEDIA_SIZES.values()].toSorted((a, b) => densityOf(info, b) - densityOf(info, a));
}

async function isQuick(
  drawing: Buffer,
  info: MediaInfo,
  { width, height, fit }: MediaSize,
): Promise<boolean> {
  const before = performance.now();
  const eighth = { width: Math.ceil(width / 8), height: Math.ceil(height / 8), fit };
  return (await canDraw(drawing, info, eighth)) && performance.now() - before < QUICK_MS;
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
