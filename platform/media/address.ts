import { type FilmFormat, MEDIA_USES, type MediaFormat, type MediaUse } from "./sizes.ts";

export type MediaAddressOptions = {
  /** Origin of an image CDN (`IMAGE_CDN_URL`); null or absent means this site's own. */
  readonly cdn?: string | null | undefined;
  /** One of the use's widths in pixels; the usual one without it. */
  readonly width?: number;
  /** Asks for one file type; without it the server picks by `Accept`. */
  readonly format?: MediaFormat;
};

/**
 * The address of a picture (its content address, as the API gives it in `file`) for a use. The content's hash is part
 * of the address, so it may be cached for ever.
 * Example: `mediaUrl("0f…9c", "card")` is `"/media/0f…9c/card-760"`.
 */
export function mediaUrl(file: string, use: MediaUse, options: MediaAddressOptions = {}): string {
  const width = options.width ?? MEDIA_USES[use].widths[0];
  const extension = options.format ? `.${options.format}` : "";
  return `${originOf(options.cdn)}/media/${encodeURIComponent(file)}/${use}-${width}${extension}`;
}

/**
 * Every width of a use, for `srcset`, narrowest first.
 * Example: `srcSet("0f…9c", "thumb")` is `"/media/0f…9c/thumb-160 160w, /media/0f…9c/thumb-320 320w"`.
 */
export function srcSet(
  file: string,
  use: MediaUse,
  options: Omit<MediaAddressOptions, "width"> = {},
): string {
  return MEDIA_USES[use].widths
    .toSorted((a, b) => a - b)
    .map((width) => `${mediaUrl(file, use, { ...options, width })} ${width}w`)
    .join(", ");
}

/** The address of a document (a PDF) that a listing offers: `documentUrl("0f…9c")` is `"/media/0f…9c/document.pdf"`. */
export function documentUrl(file: string, options: Pick<MediaAddressOptions, "cdn"> = {}): string {
  return `${originOf(options.cdn)}/media/${encodeURIComponent(file)}/document.pdf`;
}

/** The address of a film that a listing shows: `filmUrl("0f…9c", "mp4")` is `"/media/0f…9c/film.mp4"`. */
export function filmUrl(file: string, format: FilmFormat): string {
  return `/media/${encodeURIComponent(file)}/film.${format}`;
}

/** Whether an address is one of `filmUrl`, of whatever site. */
export function isFilmUrl(address: string): boolean {
  return /^\/media\/[^/]+\/film\.(mp4|webm)$/.test(address);
}

function originOf(cdn: string | null | undefined): string {
  return (cdn ?? "").replace(/(?<!\/)\/+$/, "");
}
