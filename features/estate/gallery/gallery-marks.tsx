import type { Marks } from "#domain/estate/sticker/marks.ts";
import { badgeOf, MarkLabels } from "#features/listings/card/mark-labels.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Badge } from "#ui/label/badge.tsx";
import { classNames } from "#ui/class-names.ts";
import styles from "./gallery-marks.module.css";

/** Sold, rented, under option, or the agency's own word, on the corner of the pictures. */
export function GalleryMarks({ marks }: { readonly marks: Marks }) {
  const t = useTranslate();
  const badge = badgeOf(marks);
  return (
    <>
      {badge && (
        <span className={styles.badge}>
          <Badge>{t(`listing.${badge}`)}</Badge>
        </span>
      )}
      <MarkLabels marks={marks} className={classNames(styles.labels, badge && styles.besideBadge)} />
    </>
  );
}
