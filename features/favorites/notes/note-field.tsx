import { useState } from "react";
import { MAX_NOTE } from "#domain/shared-list.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./notes.module.css";
import { useNotes, writeNote } from "./notes-store.ts";

type NoteFieldProps = { readonly id: number; readonly home: string };

/** One's own note on a home: kept in this browser with each letter, and gone with the last. */
export function NoteField({ id, home }: NoteFieldProps) {
  const t = useTranslate();
  const text = useNotes().get(id)?.text ?? "";
  const [isRefused, setRefused] = useState(false);
  const write = (next: string) => setRefused(!writeNote(id, { text: next, title: home }));
  return (
    <div className={styles.note}>
      <textarea
        className={styles.text}
        aria-label={t("notes.of", { home })}
        placeholder={t("notes.write")}
        maxLength={MAX_NOTE}
        rows={2}
        value={text}
        onChange={(event) => write(event.target.value)}
      />
      {text && (
        <button type="button" className={styles.remove} onClick={() => write("")}>
          {t("notes.remove")}
        </button>
      )}
      {isRefused && <output className={styles.refused}>{t("notes.refused")}</output>}
    </div>
  );
}
