import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadSearchTargets, type SearchTarget } from "./load-search-targets.ts";

export type HomeHeadingView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly picture: PictureView | null;
  readonly targets: readonly SearchTarget[];
};

export async function loadHomeHeading(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"home-heading">,
): Promise<HomeHeadingView> {
  return {
    heading: localize(block.heading, locale) ?? { text: context.site.name, locale },
    intro: localize(block.intro, locale),
    picture: block.picture ? pictureOf(block.picture, "hero", { alt: "", cdn: context.imageCdn }) : null,
    targets: await loadSearchTargets(context, locale, block.search),
  };
}
