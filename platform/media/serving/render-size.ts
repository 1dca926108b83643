import sharp, { type Sharp } from "sharp";
import type { MediaFormat, MediaSize } from "../sizes.ts";
import type { MediaInfo } from "../media-info.ts";

/** Measured at 760×500: AVIF effort 2 takes 28–56 ms, effort 4 ten times as long for the same bytes. */
const ENCODERS = {
  avif: (picture: Sharp) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture: Sharp) => picture.webp({ quality: 74, effort: 3 }),
  jpg: (picture: Sharp) => picture.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true }),
} satisfies Record<MediaFormat, (picture: Sharp) => Sharp>;

/** What an SVG's own units count as; a higher density draws it larger without a blur. */
const SVG_DENSITY = 72;
const DENSITY_LIMITS = { least: 1, most: 2400 };

/** One thread a picture: how many are drawn at once is the caller's to say. */
sharp.concurrency(1);
/** Hardly any original is drawn twice in a row; what it would hold is better left to cached pages. */
sharp.cache(false);

/** Draws an original, a file or its bytes, at a size; vectors are drawn at that size, photos are never enlarged. */
export async function renderSize(
  original: string | Buffer,
  info: MediaInfo,
  size: MediaSize,
  format: MediaFormat,
): Promise<Buffer> {
  return ENCODERS[format](pictureAt(original, info, size)).toBuffer();
}

/** An original at a size, before it is written as a file type. */
export function pictureAt(original: string | Buffer, info: MediaInfo, size: MediaSize): Sharp {
  const isVector = info.kind === "vector";
  const density = isVector ? densityOf(info, size) : SVG_DENSITY;
  const target = isVector || size.fit === "inside" ? size : withoutEnlarging(size, info);
  return sharp(original, { density, failOn: "error" }).resize(target.width, target.height, {
    fit: size.fit,
    withoutEnlargement: !isVector,
  });
}

/** A photo smaller than the size keeps the size's ratio, at the most pixels that it has. */
function withoutEnlarging({ width, height }: MediaSize, info: MediaInfo) {
  const scale = Math.min(1, info.width / width, info.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** How large a drawing is drawn for a size, as the density that its units count as. */
export function densityOf(info: MediaInfo, { width, height, fit }: MediaSize): number {
  const scales = [width / Math.max(info.width, 1), height / Math.max(info.height, 1)];
  const scale = fit === "cover" ? Math.max(...scales) : Math.min(...scales);
  return Math.min(Math.max(SVG_DENSITY * scale, DENSITY_LIMITS.least), DENSITY_LIMITS.most);
}
