import type { ShownSticker } from "#domain/estate/sticker/sticker.ts";
import { useLocale } from "../../shell/language/locale-context.tsx";
import { useSay } from "../../shell/words/say-context.tsx";
import { Badge } from "../../ui/label/badge.tsx";
import { StickerLabel } from "../../ui/label/sticker-label.tsx";
import styles from "./gallery-sticker.module.css";

/** Sold, rented, or the agency's own word, on the corner of the pictures. */
export function GallerySticker({ sticker }: { readonly sticker: ShownSticker | null }) {
  const say = useSay();
  const locale = useLocale();
  if (!sticker) return null;
  if (sticker.kind !== "label") {
    return (
      <span className={styles.badge}>
        <Badge>{say(`listing.${sticker.kind}`)}</Badge>
      </span>
    );
  }
  const { label, colours } = sticker;
  return (
    <span className={styles.label}>
      <StickerLabel colours={colours} lang={label.locale === locale ? undefined : label.locale}>
        {label.text}
      </StickerLabel>
    </span>
  );
}
