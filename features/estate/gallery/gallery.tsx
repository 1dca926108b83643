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

/** Pictures of the mosaic on a wide screen; a phone swipes through more. */
const MOSAIC = 5;

/** Pictures that a phone swipes through; those beyond are the lightbox's alone. */
const SWIPED = 24;

/** On a phone a picture is higher than its own ratio, and cut at its sides. */
const PHONE_WIDTH = "130vw";
const FIRST_SIZES = `(min-width: 62rem) 47rem, (min-width: 48rem) 100vw, ${PHONE_WIDTH}`;
const OTHER_SIZES = `(min-width: 48rem) 24rem, ${PHONE_WIDTH}`;

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[];
  readonly title: string;
  readonly marks?: Marks;
};

/** Pictures side by side, a mosaic on a wide screen, that open large: in a lightbox with script, by themselves without. */
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
    <div className={styles.gallery} {...galleryData(t, "gallery", t("gallery.photosOf", { title }))}>
      <div className={styles.strip} data-count={Math.min(pictures.length, MOSAIC)}>
        {pictures.map((picture, index) => (
          <GalleryItem key={picture.large.href} {...{ picture, title, index }} total={pictures.length} />
        ))}
      </div>
      {marks && <GalleryMarks marks={marks} />}
      <a className={styles.all} href={pictures[0]?.large.href} data-opens="gallery-1">
        <Icon name="photos" /> {t("estate.allPhotos", { count: pictures.length })}
      </a>
    </div>
  );
}

type GalleryItemProps = {
  readonly picture: GalleryPicture;
  readonly title: string;
  readonly index: number;
  readonly total: number;
};

function GalleryItem({ picture: shown, title, index, total }: GalleryItemProps) {
  const t = useTranslate();
  const { picture, captionLocale, large, thumb } = shown;
  const isBeyond = index >= MOSAIC;
  return (
    <LargePictureLink
      opens={`gallery-${index + 1}`}
      large={large}
      thumb={thumb}
      caption={picture.alt}
      captionLocale={captionLocale}
      className={classNames(styles.item, isBeyond && styles.beyond, index >= SWIPED && styles.unseen)}
      label={t("estate.enlarge", { number: index + 1, total })}
      // Whoever goes by keyboard need not pass all of them: the lightbox leads on.
      tabIndex={isBeyond ? -1 : undefined}
    >
      {index < SWIPED && (
        <Picture
          picture={{
            ...picture,
            alt: picture.alt || title,
            placeholder: isBeyond ? null : picture.placeholder,
          }}
          sizes={index === 0 ? FIRST_SIZES : OTHER_SIZES}
          isUrgent={index === 0}
          className={styles.picture}
        >
          {total > 1 && (
            // The link's name has the number in words: this is for the eye alone.
            <span className={styles.position} data-position={`${index + 1} / ${total}`}>
              <Icon name="photos" />
            </span>
          )}
        </Picture>
      )}
    </LargePictureLink>
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
