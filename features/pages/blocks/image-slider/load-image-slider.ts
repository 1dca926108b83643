import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";
import { aboveCaption, type CaptionedPicture, loadPicture } from "../load-pictures.ts";

export type Slide = CaptionedPicture & { readonly link: LinkView | null };

export type ImageSliderView = { readonly heading: LocalizedText | null; readonly slides: readonly Slide[] };

export async function loadImageSlider(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"image-slider">,
): Promise<ImageSliderView | null> {
  const slides = await Promise.all(
    block.items.map(async (item): Promise<Slide | null> => {
      const shown = loadPicture(context, locale, item, "wide");
      return (
        shown && {
          ...aboveCaption(shown),
          link: item.link ? await loadBlockLink(context, locale, item.link) : null,
        }
      );
    }),
  );
  const shown = slides.filter((slide) => slide !== null);
  return shown.length > 0 ? { heading: localize(block.heading, locale), slides: shown } : null;
}
