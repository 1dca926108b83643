import { formatTime } from "#domain/format/moments.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { DeskDocument } from "./desk-document.ts";
import styles from "./document-bar.module.css";
import { useWords } from "./messages.ts";

/** Whether it is a draft, how much it changes, and that it is kept. */
export function DraftState<Doc>({ document }: { readonly document: DeskDocument<Doc> }) {
  const t = useWords();
  const { changed, published, savedAt } = document;
  const isDraft = changed.size > 0 || published === null;
  return (
    <span className={styles.state}>
      {isDraft ? (
        <span className={styles.draft}>
          {t("draft")}
          <span className={styles.dot} aria-hidden="true" />
          {published === null ? t("new") : t("changes", { count: changed.size })}
        </span>
      ) : (
        <span className={styles.quiet}>{t("publishedState")}</span>
      )}
      {isDraft && savedAt && (
        <span className={styles.quiet}>
          <Icon name="check" />
          {t("savedAt", { time: formatTime(savedAt) })}
        </span>
      )}
    </span>
  );
}
