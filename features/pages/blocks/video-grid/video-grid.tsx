import { MediaList } from "#features/estate/media/media-list.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import type { VideoGridView } from "./load-video-grid.ts";

type VideoGridProps = { readonly view: VideoGridView; readonly isFirst: boolean };

/** Videos with pictures of our own; a click leads to who shows them, and nothing of theirs is fetched before. */
export function VideoGrid({ view, isFirst }: VideoGridProps) {
  return (
    <BlockSection type="video-grid" heading={view.heading} intro={view.intro} isFirst={isFirst}>
      <MediaList media={view.videos} />
    </BlockSection>
  );
}
