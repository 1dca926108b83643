import { Localized } from "#features/site/messages/localized.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import styles from "./image-block.module.css";
import type { ImageView } from "./load-image.ts";

type ImageBlockProps = { readonly view: ImageView; readonly isFirst: boolean };

/** One picture as wide as the page, with a line below. */
export function ImageBlock({ view, isFirst }: ImageBlockProps) {
  return (
    <BlockSection type="image" heading={view.heading} isFirst={isFirst}>
      <figure>
        <Picture
          className={styles.picture}
          picture={view.picture}
          sizes="(min-width: 81rem) 81rem, 100vw"
          isUrgent={isFirst}
        />
        {view.caption && (
          <figcaption className={styles.caption}>
            <Localized words={view.caption} />
          </figcaption>
        )}
      </figure>
    </BlockSection>
  );
}
