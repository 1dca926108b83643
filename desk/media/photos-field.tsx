import { useRef, useState } from "react";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { ChangedMark } from "../fields/changed-mark.tsx";
import cardStyles from "../shell/card.module.css";
import { useAnnounce } from "../shell/announce.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { useMessages } from "./messages.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import { PhotoTile } from "./photo-tile.tsx";
import styles from "./photos-field.module.css";
import {
  addPhoto,
  changePhoto,
  inOrder,
  insertPhoto,
  movePhoto,
  nameOfPhoto,
  type Photo,
  type Photos,
  removePhoto,
} from "./photos.ts";
import { UploadList } from "./upload-list.tsx";
import { useDragOrder } from "./use-drag-order.ts";
import { useStoredMedia } from "./use-stored-media.ts";
import { useUploads } from "./use-uploads.ts";

type PhotosFieldProps = {
  readonly photos: Photos | null | undefined;
  /** Several photos come one after the other: each is added to what stands then. */
  readonly change: (next: (photos: Photos | null | undefined) => Photos, step?: string) => void;
  readonly isChanged: boolean;
  readonly isLocked: boolean;
  /** What is wrong with them, in the words of the desk. */
  readonly errors: readonly string[];
};

/** The photos and floor plans of a listing: brought, put in order, captioned, taken out. */
export function PhotosField({ photos, change, isChanged, isLocked, errors }: PhotosFieldProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const shown = inOrder(photos);
  const media = useStoredMedia(shown.map(nameOfPhoto));
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ readonly at: number; readonly photo: Photo } | null>(null);
  const { uploads, add, drop, retry } = useUploads("picture", ({ name }) => {
    change((now) => addPhoto(now, name));
    announce(t("brought.picture"));
  });
  const move = (from: number, to: number) => {
    change((now) => movePhoto(now, from, to));
    announce(t("photos.moved", { place: to + 1, count: shown.length }));
  };
  const { dragged, begin } = useDragOrder(list, move);
  const remove = (at: number) => {
    setRemoved({ at, photo: shown[at]! });
    setOpen(null);
    change((now) => removePhoto(now, at));
    announce(t("photos.removed"));
  };
  const putBack = () => {
    if (removed) change((now) => insertPhoto(now, removed.at, removed.photo));
    setRemoved(null);
  };
  const photo = open === null ? undefined : shown[open];
  // Undoing put it back too.
  const isGone = removed !== null && !shown.some((one) => nameOfPhoto(one) === nameOfPhoto(removed.photo));
  return (
    <section className={cardStyles.card}>
      <PhotosHead count={shown.length} isChanged={isChanged} onChoose={isLocked ? undefined : add} />
      <div className={styles.inside}>
        <UploadList uploads={uploads} onDrop={drop} onRetry={retry} />
        {isGone && <RemovedPhoto onPutBack={putBack} />}
        <FieldErrors errors={errors} />
        {shown.length === 0 ? (
          <p className={styles.empty}>{t("photos.empty")}</p>
        ) : (
          <>
            <ol className={styles.list} ref={list}>
              {shown.map((one, at) => (
                <PhotoTile
                  key={keyOf(shown, at)}
                  photo={one}
                  media={media.get(nameOfPhoto(one))}
                  place={at}
                  count={shown.length}
                  dragged={dragged}
                  onBegin={isLocked ? undefined : begin}
                  onOpen={() => setOpen(at)}
                />
              ))}
            </ol>
            {!isLocked && shown.length > 1 && <p className={styles.hint}>{t("photos.hint")}</p>}
          </>
        )}
      </div>
      {photo && open !== null && (
        <PhotoDialog
          photo={photo}
          media={media.get(nameOfPhoto(photo))}
          place={open}
          count={shown.length}
          isLocked={isLocked}
          onChange={(next, step) => change((now) => changePhoto(now, open, next), `photo ${open} ${step}`)}
          onMove={(to) => {
            move(open, to);
            setOpen(to);
          }}
          onRemove={() => remove(open)}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  );
}

type PhotosHeadProps = {
  readonly count: number;
  readonly isChanged: boolean;
  /** Missing where nobody may add photos. */
  readonly onChoose: ((files: readonly File[]) => void) | undefined;
};

function PhotosHead({ count, isChanged, onChoose }: PhotosHeadProps) {
  const t = useMessages();
  return (
    <div className={cardStyles.head}>
      <h2 className={cardStyles.title}>{t("photos.title")}</h2>
      {count > 0 && <span className={cardStyles.count}>{count}</span>}
      <ChangedMark isChanged={isChanged} />
      {onChoose && (
        <ChooseFile kind="picture" isMany className={styles.add} onChoose={onChoose}>
          {t("photos.add")}
        </ChooseFile>
      )}
    </div>
  );
}

function RemovedPhoto({ onPutBack }: { readonly onPutBack: () => void }) {
  const t = useMessages();
  return (
    <p className={styles.removed}>
      {t("photos.removed")}
      <Button look="bare" onClick={onPutBack}>
        {t("photos.putBack")}
      </Button>
    </p>
  );
}

function FieldErrors({ errors }: Pick<PhotosFieldProps, "errors">) {
  return errors.map((error) => (
    <p key={error} className={styles.error}>
      <Icon name="alert" />
      {error}
    </p>
  ));
}

/** One picture may stand in a listing twice. */
function keyOf(photos: Photos, at: number): string {
  const name = nameOfPhoto(photos[at]!);
  const before = photos.slice(0, at).filter((photo) => nameOfPhoto(photo) === name).length;
  return `${name} ${before}`;
}
