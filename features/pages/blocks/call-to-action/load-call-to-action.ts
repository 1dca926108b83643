import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type LinkView, loadBlockLink } from "#features/site/block/load-block-link.ts";

export type CallToActionView = {
  readonly heading: LocalizedText | null;
  readonly text: LocalizedText | null;
  readonly picture: PictureView | null;
  readonly buttons: readonly LinkView[];
};

export async function loadCallToAction(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"call-to-action">,
): Promise<CallToActionView | null> {
  const heading = localize(block.heading, locale);
  const text = localize(block.text, locale);
  if (!heading && !text) return null;
  const links = await Promise.all(block.buttons.map((button) => loadBlockLink(context, locale, button)));
  return {
    heading,
    text,
    picture: block.picture ? pictureOf(block.picture, "wide", { alt: "", cdn: context.imageCdn }) : null,
    buttons: links.filter((link) => link !== null),
  };
}
