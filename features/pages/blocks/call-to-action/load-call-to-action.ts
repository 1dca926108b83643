import type { BlockOf } from "#contract/blocks/blocks.ts";
import { speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";

export type CallToActionView = {
  readonly heading: SpokenText | null;
  readonly text: SpokenText | null;
  readonly picture: PictureView | null;
  readonly buttons: readonly LinkView[];
};

export async function loadCallToAction(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"call-to-action">,
): Promise<CallToActionView | null> {
  const heading = speak(block.heading, locale);
  const text = speak(block.text, locale);
  if (!heading && !text) return null;
  const links = await Promise.all(block.buttons.map((button) => loadBlockLink(context, locale, button)));
  return {
    heading,
    text,
    picture: block.picture ? pictureOf(block.picture, "wide", { alt: "", cdn: context.imageCdn }) : null,
    buttons: links.filter((link) => link !== null),
  };
}
