import { mediaUrl, srcSet } from "#platform/media/address.ts";
import type { MediaUse } from "#platform/media/sizes.ts";
import { type Multilingual, localize, type LocalizedText, textOf } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { largePicture } from "#features/site/pictures/large-picture.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { LargePicture, PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type PictureItem = {
  readonly picture?: string | null | undefined;
  readonly alt?: Multilingual | null | undefined;
  readonly caption?: Multilingual | null | undefined;
  /** Pixels of the whole picture, and a tiny form of it, as the import found them. */
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly placeholder?: string | null | undefined;
};

export type CaptionedPicture = {
  readonly picture: PictureView;
  readonly caption: LocalizedText | null;
  /** The whole picture, for who wants to see it large. */
  readonly large: LargePicture;
};

/** What stands in where an older import did not measure: a cut of a known ratio. */
const CUT = { width: 1440, height: 960 } as const;

/** A picture of a block with its words, or null when it has none or it was refused. */
export function loadPicture(
  { imageCdn: cdn }: RequestContext,
  locale: Locale,
  item: PictureItem,
  use: MediaUse,
): CaptionedPicture | null {
  if (!item.picture) return null;
  const caption = localize(item.caption, locale);
  const alt = textOf(item.alt, locale) || (caption?.text ?? "");
  return {
    picture: pictureOf(item.picture, use, { alt, cdn, placeholder: item.placeholder }),
    caption,
    large: largeForm(item.picture, item, cdn),
  };
}

/** The same for a list, whose reader hears the caption right after: what it shows is said once. */
export function aboveCaption(shown: CaptionedPicture): CaptionedPicture {
  const { picture, caption } = shown;
  return caption?.text === picture.alt ? { ...shown, picture: { ...picture, alt: "" } } : shown;
}

/** The whole picture, whatever its ratio. */
function largeForm(picture: string, { width, height }: PictureItem, cdn: string | null): LargePicture {
  if (!width || !height)
    return {
      href: mediaUrl(picture, "wide", { cdn, width: CUT.width }),
      srcSet: srcSet(picture, "wide", { cdn }),
      ...CUT,
    };
  return largePicture({ width, height }, (side) => mediaUrl(picture, "gallery", { cdn, width: side }));
}
