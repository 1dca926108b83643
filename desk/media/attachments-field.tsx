import { useState } from "react";
import { textOf } from "#domain/locale/multilingual.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Button } from "#ui/link/button.tsx";
import { ChangedMark } from "../fields/changed-mark.tsx";
import { MultilingualField } from "../fields/multilingual-field.tsx";
import { useLanguage } from "../language/language.tsx";
import cardStyles from "../shell/card.module.css";
import { useAnnounce } from "../shell/announce.tsx";
import { Dialog } from "../shell/dialog.tsx";
import { AddLink } from "./add-link.tsx";
import {
  addressOfAttachment,
  type Attachment,
  type AttachmentList,
  ATTACHMENTS,
  moveAttachment,
  newAttachment,
} from "./attachments.ts";
import styles from "./attachments-field.module.css";
import { ChooseFile } from "./choose-file.tsx";
import { useMessages } from "./messages.ts";
import { UploadList } from "./upload-list.tsx";
import { useStoredMedia } from "./use-stored-media.ts";
import { useUploads } from "./use-uploads.ts";

type AttachmentsFieldProps = {
  readonly list: AttachmentList;
  readonly entries: readonly Attachment[] | null | undefined;
  readonly change: (
    next: (entries: readonly Attachment[] | null | undefined) => readonly Attachment[],
    step?: string,
  ) => void;
  readonly isChanged: boolean;
  readonly isLocked: boolean;
};

/** The documents, films or tours of a listing: brought or linked, named, put in order, taken out. */
export function AttachmentsField({ list, entries, change, isChanged, isLocked }: AttachmentsFieldProps) {
  const t = useMessages();
  const announce = useAnnounce();
  const { kind, text } = ATTACHMENTS[list];
  const shown = entries ?? [];
  const [open, setOpen] = useState<number | null>(null);
  const add = (link: string) => change((now) => [...(now ?? []), newAttachment(list, link)]);
  const {
    uploads,
    add: upload,
    drop,
    retry,
  } = useUploads(kind ?? "document", ({ name }) => {
    add(name);
    if (kind) announce(t(`brought.${kind}`));
  });
  const entry = open === null ? undefined : shown[open];
  if (isLocked && shown.length === 0) return null;
  return (
    <section className={cardStyles.card}>
      <div className={cardStyles.head}>
        <h2 className={cardStyles.title}>{t(`${list}.title`)}</h2>
        {shown.length > 0 && <span className={cardStyles.count}>{shown.length}</span>}
        <ChangedMark isChanged={isChanged} />
        {!isLocked && kind && (
          <ChooseFile kind={kind} isMany className={styles.add} onChoose={upload}>
            {t(`choose.${kind}`)}
          </ChooseFile>
        )}
      </div>
      <div className={styles.inside}>
        <UploadList uploads={uploads} onDrop={drop} onRetry={retry} />
        <ul className={styles.list}>
          {shown.map((one, at) => (
            <AttachmentRow
              key={`${addressOfAttachment(one)} ${shown.slice(0, at).filter((other) => addressOfAttachment(other) === addressOfAttachment(one)).length}`}
              {...{ list, isLocked }}
              entry={one}
              place={at}
              count={shown.length}
              onMove={(to) => change((now) => moveAttachment(now ?? [], at, to))}
              onName={text === null ? null : () => setOpen(at)}
              onRemove={() => {
                change((now) => (now ?? []).toSpliced(at, 1));
                announce(t("attachment.removed"));
              }}
            />
          ))}
        </ul>
        {!isLocked && list !== "files" && <AddLink label={t(`${list}.link`)} onAdd={add} />}
      </div>
      {entry && open !== null && text !== null && (
        <Dialog title={t("attachment.name")} onClose={() => setOpen(null)}>
          <div className={styles.dialog}>
            <MultilingualField
              kind="line"
              label={t("attachment.name")}
              value={entry[text]}
              onChange={(name) =>
                change(
                  (now) =>
                    (now ?? []).map((one, at) =>
                      at === open ? Object.assign({}, one, { [text]: name }) : one,
                    ),
                  `${list} ${open}`,
                )
              }
            />
            <Button onClick={() => setOpen(null)}>{t("photos.done")}</Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

type AttachmentRowProps = {
  readonly list: AttachmentList;
  readonly entry: Attachment;
  readonly place: number;
  readonly count: number;
  readonly isLocked: boolean;
  readonly onMove: (to: number) => void;
  readonly onName: (() => void) | null;
  readonly onRemove: () => void;
};

function AttachmentRow({ list, entry, place, count, isLocked, ...ways }: AttachmentRowProps) {
  const t = useMessages();
  const { locale } = useLanguage();
  const address = addressOfAttachment(entry);
  const kept = useStoredMedia([address]).get(address);
  const href = kept?.url ?? (/^https?:/i.test(address) ? address : undefined);
  const name = textOf(entry.comment ?? entry.title, locale) || address;
  const { onMove, onName, onRemove } = ways;
  return (
    <li className={styles.row}>
      <Icon name={list === "files" ? "document" : "play"} />
      <span className={styles.words}>
        {href ? (
          <a className={styles.link} href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
      </span>
      {!isLocked && (
        <span className={styles.ways}>
          {onName && (
            <Button look="bare" onClick={onName}>
              {t("attachment.rename")}
            </Button>
          )}
          {place > 0 && (
            <Button look="bare" aria-label={t("attachment.up", { name })} onClick={() => onMove(place - 1)}>
              ↑
            </Button>
          )}
          {place < count - 1 && (
            <Button look="bare" aria-label={t("attachment.down", { name })} onClick={() => onMove(place + 1)}>
              ↓
            </Button>
          )}
          <Button look="bare" aria-label={t("attachment.remove", { name })} onClick={onRemove}>
            <Icon name="close" />
          </Button>
        </span>
      )}
    </li>
  );
}
