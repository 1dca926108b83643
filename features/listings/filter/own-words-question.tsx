import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { QuestionProps } from "./list-filter.tsx";
import styles from "./own-words-question.module.css";

/** One field for the whole search, in the visitor's own words; its answer is the filters that it means. */
export function OwnWordsQuestion({ view, id }: QuestionProps) {
  const t = useTranslate();
  return (
    <div className={styles.question}>
      <label className={styles.label} htmlFor={`${id}-words`}>
        {t("listing.ownWords")}
      </label>
      <span className={styles.field}>
        <Icon name="search" />
        <input
          className={styles.input}
          id={`${id}-words`}
          name="words"
          type="search"
          enterKeyHint="search"
          maxLength={200}
          defaultValue={view.query.words ?? ""}
          placeholder={t("listing.ownWordsExample")}
        />
      </span>
      <button type="submit" className={styles.send} aria-label={t("listing.search")}>
        <Icon name="arrow" />
      </button>
    </div>
  );
}
