import { mediaUrl, srcSet } from "#platform/media/address.ts";
import { MEDIA_USES, type MediaUse } from "#platform/media/sizes.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";

type PictureOptions = {
  readonly alt: string;
  /** Origin of an image CDN, or null for the site's own. */
  readonly cdn: string | null;
  readonly placeholder?: string | null | undefined;
};

/** A stored picture as a page renders it for a use: every width of the use, in its ratio. */
export function pictureOf(
  file: string,
  use: MediaUse,
  { alt, cdn, placeholder }: PictureOptions,
): PictureView {
  const { widths, ratio } = MEDIA_USES[use];
  return {
    src: mediaUrl(file, use, { cdn }),
    srcSet: srcSet(file, use, { cdn }),
    width: widths[0],
    height: Math.round(widths[0] / ratio),
    alt,
    placeholder: placeholder ?? null,
  };
}
