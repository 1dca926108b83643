import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type CaptionedPicture, loadPicture } from "../load-pictures.ts";

export type GalleryBlockView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  /** What stands in the address of each picture: `#interieur-3`. */
  readonly name: string;
  readonly pictures: readonly CaptionedPicture[];
};

export async function loadGallery(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"gallery">,
): Promise<GalleryBlockView | null> {
  const pictures = block.items.map((item) => loadPicture(context, locale, item, "card"));
  const shown = pictures.filter((picture) => picture !== null);
  if (shown.length === 0) return null;
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    name: block.name ?? block.id,
    pictures: shown,
  };
}
