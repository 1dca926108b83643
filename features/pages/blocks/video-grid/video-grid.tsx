import { MediaList } from "#features/estate/media/media-list.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { MediumView } from "#features/estate/estate-view.ts";
import { pictureOf } from "#features/site/pictures/picture-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type VideoGridProps = { readonly view: VideoGridView; readonly isFirst: boolean };

type VideoGridView = {
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

/** Videos with pictures of our own; a click leads to who shows them, and nothing of theirs is fetched before. */
export function VideoGrid({ view, isFirst }: VideoGridProps) {
  return (
    <BlockSection type="video-grid" heading={view.heading} intro={view.intro} isFirst={isFirst}>
      <MediaList media={view.videos} />
    </BlockSection>
  );
}
