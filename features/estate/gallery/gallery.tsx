import type { Marks } from "#domain/estate/sticker/marks.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Picture } from "#ui/picture/picture.tsx";
import type { GalleryPicture } from "../estate-view.ts";
import styles from "./gallery.module.css";
import { galleryData } from "./gallery-data.ts";
import { LargePictureLink } from "./large-picture-link.tsx";
import { badgeOf, ListingLabels } from "#features/listings/card/listing-badges.tsx";
import { Badge } from "#ui/label/badge.tsx";
import galleryMarksStyles from "./gallery-marks.module.css";

/** Pictures of the mosaic on a wide screen; a phone shows the first. */
const MOSAIC = 5;

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[];
  readonly title: string;
  readonly marks?: Marks;
};

/** A mosaic whose pictures open large: in a lightbox with script, by themselves without. */
export function Gallery({ pictures, title, marks }: GalleryProps) {
  const t = useTranslate();
  if (pictures.length === 0) {
    return (
      <div className={styles.none}>
        <Picture picture={null} sizes="100vw" className={styles.picture} />
        {marks && <GalleryMarks marks={marks} />}
      </div>
    );
  }
  return (
    <div
      className={styles.mosaic}
      data-count={Math.min(pictures.length, MOSAIC)}
      {...galleryData(t, "gallery", t("gallery.photos"))}
    >
      {pictures.map(({ picture, captionLocale, large, thumb }, index) => (
        <LargePictureLink
          key={large.href}
          opens={`gallery-${index + 1}`}
          large={large}
          thumb={thumb}
          caption={picture.alt}
          captionLocale={captionLocale}
          className={classNames(styles.item, index >= MOSAIC && styles.beyond)}
          label={t("estate.enlarge", { number: index + 1, total: pictures.length })}
        >
          {index < MOSAIC && (
            <Picture
              picture={{ ...picture, alt: picture.alt || title }}
              sizes={index === 0 ? "(min-width: 62rem) 47rem, 100vw" : "24rem"}
              isUrgent={index === 0}
              className={styles.picture}
            />
          )}
        </LargePictureLink>
      ))}
      {marks && <GalleryMarks marks={marks} />}
      <a className={styles.all} href={pictures[0]?.large.href} data-opens="gallery-1">
        <Icon name="search" /> {t("estate.allPhotos", { count: pictures.length })}
      </a>
    </div>
  );
}

/** Sold, rented, under option, or the agency's own word, on the corner of the pictures. */
function GalleryMarks({ marks }: { readonly marks: Marks }) {
  const t = useTranslate();
  const badge = badgeOf(marks);
  return (
    <>
      {badge && (
        <span className={galleryMarksStyles.badge}>
          <Badge>{t(`listing.${badge}`)}</Badge>
        </span>
      )}
      <ListingLabels
        marks={marks}
        className={classNames(galleryMarksStyles.labels, badge && galleryMarksStyles.besideBadge)}
      />
    </>
  );
}
