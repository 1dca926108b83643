import type { BlockOf } from "#contract/blocks/blocks.ts";
import { speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { PictureView } from "#ui/picture/picture-view.ts";
import type { Visit } from "#features/site/request-context.ts";
import { loadSearchTargets, type SearchTarget } from "./load-search-targets.ts";

export type HomeHeadingView = {
  readonly heading: SpokenText | null;
  readonly intro: SpokenText | null;
  readonly picture: PictureView | null;
  readonly targets: readonly SearchTarget[];
};

export async function loadHomeHeading(
  visit: Visit,
  locale: Locale,
  block: BlockOf<"home-heading">,
): Promise<HomeHeadingView> {
  return {
    heading: speak(block.heading, locale) ?? { text: visit.site.name, locale },
    intro: speak(block.intro, locale),
    picture: block.picture ? pictureOf(block.picture, "hero", { alt: "", cdn: visit.imageCdn }) : null,
    targets: await loadSearchTargets(visit, locale, block.search),
  };
}
