import { useId } from "react";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { classNames } from "#ui/class-names.ts";
import favorites from "../favorites.module.css";
import styles from "./notes.module.css";

type ShareWordsProps = {
  readonly sender: string;
  readonly onSender: (sender: string) => void;
  readonly hasNotes: boolean;
  readonly onNotes: (hasNotes: boolean) => void;
  /** How many of the homes have a note. */
  readonly count: number;
};

/** What goes along with a shared list: a name and one's notes, where the visitor wants it. */
export function ShareWords({ sender, onSender, hasNotes, onNotes, count }: ShareWordsProps) {
  const t = useTranslate();
  const nameId = useId();
  return (
    <details className={classNames(styles.along, favorites.scripted)}>
      <summary>{t("notes.along")}</summary>
      <div className={styles.fields}>
        <label htmlFor={nameId}>{t("notes.sender")}</label>
        <input
          id={nameId}
          type="text"
          autoComplete="name"
          maxLength={60}
          value={sender}
          onChange={(event) => onSender(event.target.value)}
        />
        {count > 0 && (
          <label className={styles.check}>
            <input type="checkbox" checked={hasNotes} onChange={(event) => onNotes(event.target.checked)} />
            {t("notes.send", { count })}
          </label>
        )}
        <p className={styles.from}>{t("notes.private")}</p>
      </div>
    </details>
  );
}
