import { useId } from "react";
import { classNames } from "#ui/class-names.ts";
import { FieldError } from "#ui/form/field-error.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { ChangedMark } from "../fields/changed-mark.tsx";
import type { FieldProps } from "../fields/field-props.ts";
import { LockMark } from "../fields/labelled-field.tsx";
import { useAnnounce } from "../shell/announce.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { RetriedPicture } from "./retried-picture.tsx";
import { useMessages } from "./messages.ts";
import styles from "./picture-field.module.css";
import type { MediaKind } from "./refused-file.ts";
import { UploadList } from "./upload-list.tsx";
import { useStoredMedia } from "./use-stored-media.ts";
import { useUploads } from "./use-uploads.ts";

type PictureFieldProps = FieldProps<string> & {
  /** What may stand there; a picture where nothing is said. */
  readonly kind?: MediaKind;
};

/** One picture, document or film of a document, by its name: shown, put in the place of another, left out. */
export function PictureField({ label, hint, value, onChange, kind = "picture", ...rest }: PictureFieldProps) {
  const { id: given, error, isChanged, isLocked } = rest;
  const own = useId();
  const id = given ?? own;
  const t = useMessages();
  const announce = useAnnounce();
  const { uploads, add, drop, retry } = useUploads(kind, ({ name }) => {
    onChange(name);
    announce(t(`brought.${kind}`));
  });
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined;
  return (
    <fieldset className={styles.field} aria-describedby={described} disabled={isLocked}>
      <legend className={styles.label}>
        {label}
        {isLocked && <LockMark />}
        <ChangedMark isChanged={isChanged} />
      </legend>
      <div className={styles.row}>
        {value && <Shown name={value} kind={kind} />}
        <div className={styles.ways}>
          <ChooseFile
            id={id}
            kind={kind}
            onChoose={(files) => {
              for (const upload of uploads) drop(upload.id);
              add(files);
            }}
          >
            {t(value ? `other.${kind}` : `choose.${kind}`)}
          </ChooseFile>
          {value && (
            <Button look="bare" onClick={() => onChange(null)}>
              {t("remove")}
            </Button>
          )}
        </div>
      </div>
      <UploadList uploads={uploads} onDrop={drop} onRetry={retry} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

function Shown({ name, kind }: { readonly name: string; readonly kind: MediaKind }) {
  const t = useMessages();
  const media = useStoredMedia([name]).get(name);
  if (kind !== "picture")
    return media ? (
      <a className={styles.file} href={media.url} target="_blank" rel="noreferrer">
        <Icon name={kind === "film" ? "play" : "document"} />
        {t(`open.${kind}`)}
      </a>
    ) : null;
  const src = media?.urls?.["gallery-800"];
  return src ? (
    <RetriedPicture className={styles.picture} src={src} width={media!.width} height={media!.height} />
  ) : (
    <span className={styles.empty}>
      <Icon name="photos" />
    </span>
  );
}
