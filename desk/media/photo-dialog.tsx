import { Button } from "#ui/link/button.tsx";
import type { StoredMedia } from "../api/published.ts";
import { MultilingualField } from "../fields/multilingual-field.tsx";
import { OptionsField } from "../fields/options-field.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { RetriedPicture } from "./retried-picture.tsx";
import { useMessages } from "./messages.ts";
import styles from "./photos-field.module.css";
import type { Photo } from "./photos.ts";

type PhotoDialogProps = {
  readonly photo: Photo;
  readonly media: StoredMedia | undefined;
  readonly place: number;
  readonly count: number;
  readonly isLocked: boolean;
  readonly onChange: (change: Partial<Photo>, step: string) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

/** One photo large, with all that can be done with it. */
export function PhotoDialog({ photo, media, place, count, isLocked, ...ways }: PhotoDialogProps) {
  const t = useMessages();
  const { onChange, onMove, onRemove, onClose } = ways;
  const kind = photo.kind ?? "photo";
  const src = media?.urls?.["gallery-800"];
  return (
    <Dialog
      title={t("photos.place", {
        kind: t(kind === "floorplan" ? "photos.floorplan" : "photos.photo"),
        place: place + 1,
        count,
      })}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        {src && (
          <RetriedPicture className={styles.large} src={src} width={media!.width} height={media!.height} />
        )}
        {!isLocked && (
          <>
            <div className={styles.ways}>
              <Button look="quiet" disabled={place === 0} onClick={() => onMove(place - 1)}>
                {t("photos.forward")}
              </Button>
              <Button look="quiet" disabled={place === count - 1} onClick={() => onMove(place + 1)}>
                {t("photos.backward")}
              </Button>
              <Button look="quiet" disabled={place === 0} onClick={() => onMove(0)}>
                {t("photos.makeMain")}
              </Button>
            </div>
            <MultilingualField
              kind="line"
              label={t("photos.caption")}
              value={photo.title}
              onChange={(title) => onChange({ title }, "title")}
            />
            <OptionsField
              label={t("photos.kind")}
              value={kind}
              onChange={(next) => onChange({ kind: next === "floorplan" ? next : "photo" }, "kind")}
              choices={[
                { value: "photo", label: t("photos.photo") },
                { value: "floorplan", label: t("photos.floorplan") },
              ]}
            />
          </>
        )}
        <div className={styles.ways}>
          <Button onClick={onClose}>{t("photos.done")}</Button>
          {!isLocked && (
            <Button look="bare" onClick={onRemove}>
              {t("photos.remove")}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
