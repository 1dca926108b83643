import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MediumView } from "#features/estate/estate-view.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";

export type VideoGridView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  readonly videos: readonly MediumView[];
};

export async function loadVideoGrid(
  { imageCdn: cdn }: RequestContext,
  locale: Locale,
  block: BlockOf<"video-grid">,
): Promise<VideoGridView | null> {
  const videos = block.items.map(({ title, link, picture }) => ({
    kind: "video" as const,
    href: link,
    provider: new URL(link).hostname.replace(/^www\./, ""),
    title: localize(title, locale),
    picture: picture ? pictureOf(picture, "card", { alt: "", cdn }) : null,
  }));
  if (videos.length === 0) return null;
  return { heading: localize(block.heading, locale), intro: localize(block.intro, locale), videos };
}
