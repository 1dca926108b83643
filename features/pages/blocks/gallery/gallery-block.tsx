import { captionLocale } from "#features/estate/gallery/caption-locale.ts";
import { galleryData } from "#features/estate/gallery/gallery-data.ts";
import { LargePictureLink } from "#features/estate/gallery/large-picture-link.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { useLocale } from "#features/site/locale-context.tsx";
import { Localized } from "#features/site/messages/localized.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import { BlockSection } from "#features/site/block/block-section.tsx";
import styles from "./gallery-block.module.css";
import type { BlockOf } from "../block-types.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { type CaptionedPicture, loadPicture } from "../load-pictures.ts";

type GalleryBlockProps = { readonly view: GalleryBlockView; readonly isFirst: boolean };

type GalleryBlockView = {
  readonly heading: LocalizedText | null;
  readonly intro: LocalizedText | null;
  /** What stands in the address of each picture: `#interieur-3`. */
  readonly name: string;
  readonly pictures: readonly CaptionedPicture[];
};

export async function loadGallery(
  context: RequestContext,
  locale: Locale,
  block: BlockOf<"gallery">,
): Promise<GalleryBlockView | null> {
  const pictures = block.items.map((item) => loadPicture(context, locale, item, "card"));
  const shown = pictures.filter((picture) => picture !== null);
  if (shown.length === 0) return null;
  return {
    heading: localize(block.heading, locale),
    intro: localize(block.intro, locale),
    name: block.name ?? block.id,
    pictures: shown,
  };
}

/** Pictures that open large: in a lightbox with script, by themselves without. */
export function GalleryBlock({ view, isFirst }: GalleryBlockProps) {
  const t = useTranslate();
  const locale = useLocale();
  const { name, heading, pictures } = view;
  return (
    <BlockSection type="gallery" heading={heading} intro={view.intro} isFirst={isFirst}>
      <ul className={styles.pictures} {...galleryData(t, name, heading?.text ?? t("gallery.photos"))}>
        {pictures.map(({ picture, caption, large }, index) => (
          <li key={large.href}>
            <LargePictureLink
              className={styles.link}
              opens={`${name}-${index + 1}`}
              large={large}
              thumb={picture.src}
              caption={caption?.text ?? picture.alt}
              captionLocale={captionLocale(caption, locale)}
              label={`${t("estate.enlarge", { number: index + 1, total: pictures.length })}: ${picture.alt}`}
            >
              <Picture
                className={styles.picture}
                picture={{ ...picture, alt: "" }}
                sizes="(min-width: 62rem) 25rem, (min-width: 30rem) 50vw, 100vw"
              />
            </LargePictureLink>
            {caption && (
              <p className={styles.caption}>
                <Localized words={caption} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
