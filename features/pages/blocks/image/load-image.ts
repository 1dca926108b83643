import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type CaptionedPicture, loadPicture } from "../load-pictures.ts";

export type ImageView = CaptionedPicture & { readonly heading: LocalizedText | null };

export async function loadImage(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"image">,
): Promise<ImageView | null> {
  const shown = loadPicture(context, locale, block, "wide");
  return shown && { ...shown, heading: localize(block.heading, locale) };
}
