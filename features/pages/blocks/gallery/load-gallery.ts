import type { BlockOf } from "#contract/blocks/blocks.ts";
import { speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type CaptionedPicture, loadPicture } from "../load-pictures.ts";

export type GalleryBlockView = {
  readonly heading: SpokenText | null;
  readonly intro: SpokenText | null;
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
    heading: speak(block.heading, locale),
    intro: speak(block.intro, locale),
    name: block.name ?? block.id,
    pictures: shown,
  };
}
