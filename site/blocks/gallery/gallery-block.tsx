import { useRef } from "react";
import { useAwakeRegion } from "../../chunks/use-awake-region.ts";
import { captionLocale } from "../../estate/gallery/caption-locale.ts";
import { LightboxLink } from "../../estate/gallery/lightbox-link.tsx";
import { useLightbox } from "../../estate/gallery/use-lightbox.ts";
import { useSay } from "../../shell/words/say-context.tsx";
import { useLocale } from "../../shell/language/locale-context.tsx";
import { Spoken } from "../../shell/words/spoken.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { BlockSection } from "../../shell/block/block-section.tsx";
import styles from "./gallery-block.module.css";
import type { GalleryBlockView } from "./load-gallery.ts";

type GalleryBlockProps = { readonly view: GalleryBlockView; readonly isFirst: boolean };

/** Pictures that open large: in a lightbox with script, by themselves without. */
export function GalleryBlock({ view, isFirst }: GalleryBlockProps) {
  const say = useSay();
  const locale = useLocale();
  const box = useRef<HTMLUListElement>(null);
  const open = useLightbox(box, view.name);
  useAwakeRegion(box);
  const { pictures } = view;
  return (
    <BlockSection type="gallery" heading={view.heading} intro={view.intro} isFirst={isFirst}>
      <ul className={styles.pictures} ref={box} data-later="">
        {pictures.map(({ picture, caption, large }, index) => (
          <li key={large.href}>
            <LightboxLink
              className={styles.link}
              large={large}
              thumb={picture.src}
              caption={caption?.text ?? picture.alt}
              captionLocale={captionLocale(caption, locale)}
              label={`${say("estate.enlarge", { number: index + 1, total: pictures.length })}: ${picture.alt}`}
              onClick={(event) => open(event, index)}
            >
              <Picture
                className={styles.picture}
                picture={{ ...picture, alt: "" }}
                sizes="(min-width: 62rem) 25rem, (min-width: 30rem) 50vw, 100vw"
              />
            </LightboxLink>
            {caption && (
              <p className={styles.caption}>
                <Spoken words={caption} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
