import { mediaUrl } from "#contract/media/address.ts";
import type { MediaUse } from "#contract/media/sizes.ts";
import { type Localised, speak, type SpokenText, textOf } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "../ui/picture-of.ts";
import type { PictureView } from "../ui/picture-view.ts";
import type { Visit } from "../visit.ts";

type PictureItem = {
  readonly picture?: string | null | undefined;
  readonly alt?: Localised | null | undefined;
  readonly caption?: Localised | null | undefined;
};

export type CaptionedPicture = {
  readonly picture: PictureView;
  readonly caption: SpokenText | null;
  /** The widest form, for who wants to see it large. */
  readonly large: { readonly href: string; readonly width: number; readonly height: number };
};

const LARGE = { width: 1440, height: 960 } as const;

/** A picture of a block with its words, or null when it has none or it was refused. */
export function loadPicture(
  { imageCdn: cdn }: Visit,
  locale: Locale,
  item: PictureItem,
  use: MediaUse,
): CaptionedPicture | null {
  if (!item.picture) return null;
  const caption = speak(item.caption, locale);
  const alt = textOf(item.alt, locale) || (caption?.text ?? "");
  return {
    picture: pictureOf(item.picture, use, { alt, cdn }),
    caption,
    large: { href: mediaUrl(item.picture, "wide", { cdn, width: LARGE.width }), ...LARGE },
  };
}
