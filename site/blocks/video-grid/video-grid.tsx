import { MediaList } from "../../estate/media/media-list.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import { BlockHeading } from "../../shell/block/block-heading.tsx";
import type { VideoGridView } from "./load-video-grid.ts";
import styles from "./video-grid.module.css";

type VideoGridProps = { readonly view: VideoGridView; readonly isFirst: boolean };

/** Videos with pictures of our own; a press leads to who shows them, and nothing of theirs is fetched before. */
export function VideoGrid({ view, isFirst }: VideoGridProps) {
  return (
    <section className={styles.block} data-block="video-grid">
      <BlockHeading heading={view.heading} isFirst={isFirst} />
      {view.intro && (
        <p className={styles.intro}>
          <Spoken words={view.intro} />
        </p>
      )}
      <MediaList media={view.videos} />
    </section>
  );
}
