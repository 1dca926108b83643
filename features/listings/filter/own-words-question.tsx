import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./own-words-question.module.css";

type OwnWordsProps = {
  /** What its filter's fields begin their ids with. */
  readonly id: string;
  /** What is typed in it already. */
  readonly words: string | null;
  readonly example: string;
};

/** One field for the whole search, in the visitor's own words; its answer is the filters that it means. */
export function OwnWordsQuestion({ id, words, example }: OwnWordsProps) {
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
          defaultValue={words ?? ""}
          placeholder={example}
        />
      </span>
      <button type="submit" className={styles.send} aria-label={t("listing.search")}>
        <Icon name="arrow" />
      </button>
    </div>
  );
}
