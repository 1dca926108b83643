import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { NoteField } from "../notes/note-field.tsx";
import { useSharedWords } from "../notes/use-shared-words.ts";
import type { ComparedHomeView } from "./comparison-view.ts";
import { ROLES } from "./comparison-table.tsx";
import styles from "./comparison-table.module.css";
import noteStyles from "../notes/notes.module.css";

type HomesProps = { readonly homes: readonly ComparedHomeView[] };

/** One's own notes, which stay in this browser; without scripts there are none. */
export function NotesRow({ homes }: HomesProps) {
  const t = useTranslate();
  return (
    <tr {...ROLES.row} className={`${styles.row} ${styles.scripted}`} data-row="notes">
      <th scope="row" {...ROLES.rowHeader} className={styles.label}>
        {t("notes.title")}
        <span className={styles.hint}>{t("notes.here")}</span>
      </th>
      {homes.map(({ id, title }) => (
        <td {...ROLES.cell} key={id} className={styles.cell}>
          <NoteField id={id} home={title?.text ?? t("favoritesPage.unnamed")} />
        </td>
      ))}
    </tr>
  );
}

/** The notes of who shared this comparison, where its address brings some. */
export function SharedNotesRow({ homes }: HomesProps) {
  const t = useTranslate();
  const { sender, notes } = useSharedWords();
  if (!homes.some(({ id }) => notes.has(id))) return null;
  return (
    <tr {...ROLES.row} className={styles.row} data-row="shared-notes">
      <th scope="row" {...ROLES.rowHeader} className={styles.label}>
        {sender ? t("notes.from", { name: sender }) : t("notes.shared")}
      </th>
      {homes.map(({ id }) => (
        <td {...ROLES.cell} key={id} className={styles.cell}>
          {notes.has(id) && <p className={noteStyles.shared}>{notes.get(id)}</p>}
        </td>
      ))}
    </tr>
  );
}
