import sharp, { type Metadata, type Sharp } from "sharp";
import { inspectFilm } from "./film/inspect-film.ts";
import { isMarkup } from "./is-markup.ts";
import { isPlainWebp } from "./is-plain-webp.ts";
import { sanitiseSvg } from "./sanitise-svg.ts";
import { stripJpeg } from "./strip-jpeg.ts";
import type { MediaInfo } from "../media-info.ts";

/** What may be shown of a file that came in, without metadata; or why it is refused, in one line. */
export type InspectedMedia =
  | {
      readonly ok: true;
      readonly content: Buffer;
      readonly info: MediaInfo;
      /** What was taken out of a drawing because it could act or call elsewhere. */
      readonly removed: readonly string[];
    }
  | RefusedMedia;

/** Why a file is not taken in: a code for programs, and a line for people. */
export type RefusedMedia = {
  readonly ok: false;
  readonly code:
    | "empty-file"
    | "damaged-file"
    | "unknown-file-format"
    | "too-many-pixels"
    | "unsafe-drawing"
    | "wrong-film-format"
    | "film-tells-more";
  readonly reason: string;
};

/** A photo of 100 million pixels is larger than any camera's; a small file can claim far more. */
const MOST_PIXELS = 100_000_000;
const TOO_LARGE: RefusedMedia = {
  ok: false,
  code: "too-many-pixels",
  reason: `the picture has more than ${MOST_PIXELS / 1_000_000} million pixels`,
};
const SVG_DENSITY = 72;
const UPRIGHT = 1;
const SHARP_OPTIONS = { limitInputPixels: MOST_PIXELS, failOn: "error" } as const;

/** Formats that stay what they are; any other picture becomes WebP. */
const KEPT_FORMATS = ["jpeg", "png", "webp"] as const;
const EXTENSIONS: Record<(typeof KEPT_FORMATS)[number], string> = { jpeg: "jpg", png: "png", webp: "webp" };

/** The longer side in pixels: enough to tell sky from wall, and some 100 bytes. */
const PLACEHOLDER_SIDE = 16;

/**
 * Proves a file and cleans it. What it is given may be made to keep it busy for ever or to take all memory: everything but
 * tests asks `inspectIsolated` for it.
 */
export async function inspectMedia(bytes: Buffer): Promise<InspectedMedia> {
  if (bytes.length === 0) return { ok: false, code: "empty-file", reason: "the file is empty" };
  if (bytes.subarray(0, 5).toString("latin1") === "%PDF-") return documentOf(bytes);
  const film = inspectFilm(bytes);
  if (film) return film;
  try {
    if (isMarkup(bytes)) return await drawingOf(bytes);
    const metadata = await sharp(bytes, SHARP_OPTIONS).metadata();
    return metadata.format === "svg" ? NO_SVG : await pictureOf(bytes, metadata);
  } catch (error) {
    return refusalOf(error as Error);
  }
}

const NO_SVG: RefusedMedia = {
  ok: false,
  code: "unsafe-drawing",
  reason: "the drawing is no plain SVG in UTF-8, or declares entities",
};

function documentOf(content: Buffer): InspectedMedia {
  const info = {
    kind: "document",
    original: "original.pdf",
    width: 0,
    height: 0,
    placeholder: null,
  } as const;
  return { ok: true, content, removed: [], info: { ...info, bytes: content.length } };
}

async function drawingOf(bytes: Buffer): Promise<InspectedMedia> {
  const safe = sanitiseSvg(bytes.toString("utf8"));
  if (!safe) return NO_SVG;
  const content = Buffer.from(safe.svg);
  const { width, height } = statedSize(safe.svg) ?? (await sharp(content, SHARP_OPTIONS).metadata());
  if (width * height > MOST_PIXELS) return TOO_LARGE;
  // At about the placeholder's size from the start, it is read once instead of twice.
  const density = Math.min(
    Math.max((SVG_DENSITY * PLACEHOLDER_SIDE) / Math.max(width, height), 1),
    SVG_DENSITY,
  );
  const placeholder = await placeholderOf(sharp(content, { ...SHARP_OPTIONS, density }));
  const info = { kind: "vector", original: "original.svg", width, height, placeholder } as const;
  return { ok: true, content, removed: safe.removed, info: { ...info, bytes: content.length } };
}

const STATED_SIDES = [/\swidth="(\d{1,5})(?:px)?"/, /\sheight="(\d{1,5})(?:px)?"/];

/** In pixels where a drawing says so plainly; reading it whole for that costs milliseconds, times thousands. */
function statedSize(svg: string): { width: number; height: number } | null {
  const root = /^<svg[^>]*>/.exec(svg)?.[0] ?? "";
  const [width, height] = STATED_SIDES.map((side) => Number(side.exec(root)?.[1]));
  return width && height ? { width, height } : null;
}

async function pictureOf(bytes: Buffer, metadata: Metadata): Promise<InspectedMedia> {
  const format = KEPT_FORMATS.find((kept) => kept === metadata.format) ?? "webp";
  const content = await withoutMetadata(bytes, metadata, format);
  const { width, height } = await sharp(content, SHARP_OPTIONS).metadata();
  // Drawing the placeholder reads every pixel, so that a picture cut short is found out here.
  const placeholder = await placeholderOf(sharp(content, SHARP_OPTIONS));
  const info = {
    kind: "picture",
    original: `original.${EXTENSIONS[format]}`,
    width,
    height,
    placeholder,
  } as const;
  return { ok: true, content, removed: [], info: { ...info, bytes: content.length } };
}

/** Losslessly where the format allows; a photo that lies on its side is turned first, since that too is metadata. */
async function withoutMetadata(bytes: Buffer, metadata: Metadata, format: (typeof KEPT_FORMATS)[number]) {
  const isUpright = (metadata.orientation ?? UPRIGHT) === UPRIGHT;
  const stripped = format === "jpeg" && isUpright ? stripJpeg(bytes) : null;
  if (stripped) return stripped;
  if (format === "webp" && isPlainWebp(bytes)) return bytes;
  const picture = sharp(bytes, SHARP_OPTIONS).autoOrient();
  if (format === "png") return picture.png().toBuffer();
  return format === "jpeg"
    ? picture.jpeg({ quality: 92 }).toBuffer()
    : picture.webp({ quality: 92 }).toBuffer();
}

/** Sharp has no codes: its messages alone tell what is wrong. */
function refusalOf({ message }: Error): RefusedMedia {
  if (/pixel limit/i.test(message)) return TOO_LARGE;
  if (/unsupported image format/i.test(message))
    return { ok: false, code: "unknown-file-format", reason: "the file is no picture" };
  return { ok: false, code: "damaged-file", reason: "the picture is damaged" };
}

/** A picture of a few pixels as a data address (under 300 bytes), to show until the real one is there. */
async function placeholderOf(picture: Sharp): Promise<string> {
  const bytes = await picture
    .resize(PLACEHOLDER_SIDE, PLACEHOLDER_SIDE, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .webp({ quality: 20, effort: 4 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString("base64")}`;
}
