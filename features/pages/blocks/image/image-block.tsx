import { Localized } from "#features/site/messages/localized.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import styles from "./image-block.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type CaptionedPicture, loadPicture } from "../load-pictures.ts";

type ImageBlockProps = { readonly view: ImageView; readonly isFirst: boolean };

type ImageView = CaptionedPicture & { readonly heading: LocalizedText | null };

export async function loadImage(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"image">,
): Promise<ImageView | null> {
  const shown = loadPicture(context, locale, block, "wide");
  return shown && { ...shown, heading: localize(block.heading, locale) };
}

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
