import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { GalleryPicture } from "../estate-view.ts";
import styles from "./plans.module.css";
import { galleryData } from "../gallery/gallery-data.ts";
import { LargePictureLink } from "../gallery/large-picture-link.tsx";

/** Floor plans stand apart from the photos. */
export function Plans({ plans }: { readonly plans: readonly GalleryPicture[] }) {
  const t = useTranslate();
  if (plans.length === 0) return null;
  return (
    <div className={styles.plans} {...galleryData(t, "plans", t("estate.plans"))}>
      {plans.map(({ picture, captionLocale, large, thumb }, index) => (
        <LargePictureLink
          key={large.href}
          opens={`plans-${index + 1}`}
          large={large}
          thumb={thumb}
          caption={picture.alt}
          captionLocale={captionLocale}
          lang={captionLocale}
        >
          <Picture
            picture={{ ...picture, placeholder: null, alt: picture.alt || t("estate.plans") }}
            sizes={plans.length === 1 ? "(min-width: 62rem) 55rem, 100vw" : "(min-width: 40rem) 24rem, 100vw"}
            className={styles.picture}
          />
        </LargePictureLink>
      ))}
    </div>
  );
}
