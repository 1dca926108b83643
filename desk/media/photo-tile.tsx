import type { PointerEvent } from "react";
import { textOf } from "#domain/locale/multilingual.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { StoredMedia } from "../api/published.ts";
import { useLanguage } from "../language/language.tsx";
import { RetriedPicture } from "./retried-picture.tsx";
import { useMessages } from "./messages.ts";
import styles from "./photos-field.module.css";
import type { Photo } from "./photos.ts";
import type { Dragged } from "./use-drag-order.ts";

type PhotoTileProps = {
  readonly photo: Photo;
  readonly media: StoredMedia | undefined;
  readonly place: number;
  readonly count: number;
  readonly dragged: Dragged | null;
  readonly onBegin: ((event: PointerEvent<HTMLElement>, at: number) => void) | undefined;
  readonly onOpen: () => void;
};

/** One photo in its place; pressed it opens, dragged it moves. */
export function PhotoTile({ photo, media, place, count, dragged, onBegin, onOpen }: PhotoTileProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const src = media?.urls?.["card-380"];
  const caption = textOf(photo.title, locale);
  const kind = photo.kind === "floorplan" ? "photos.floorplan" : "photos.photo";
  const main = place === 0 ? t("photos.main") : "";
  const name = [t("photos.place", { kind: t(kind), place: place + 1, count }), main, caption].filter(Boolean);
  return (
    <li
      className={styles.tile}
      data-place={place}
      data-drop={dropSide(dragged, place, count)}
      onPointerDown={onBegin && ((event) => onBegin(event, place))}
    >
      <button className={styles.open} type="button" aria-label={name.join(", ")} onClick={onOpen}>
        {src ? (
          <RetriedPicture
            className={styles.picture}
            src={src}
            srcSet={`${src} 1x, ${media.urls!["card-760"]} 2x`}
            loading="lazy"
            draggable={false}
          />
        ) : (
          <Icon name="photos" className={styles.none} />
        )}
        {main && <span className={styles.badge}>{main}</span>}
        {photo.kind === "floorplan" && place > 0 && (
          <span className={styles.badge}>{t("photos.floorplan")}</span>
        )}
      </button>
    </li>
  );
}

function dropSide(dragged: Dragged | null, place: number, count: number) {
  if (!dragged || dragged.before === dragged.from || dragged.before === dragged.from + 1) return undefined;
  if (dragged.before === place) return "before";
  return dragged.before === count && place === count - 1 ? "after" : undefined;
}
