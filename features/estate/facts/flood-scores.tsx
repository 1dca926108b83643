import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import type { ScoreView } from "../estate-view.ts";
import { LocalizedView } from "./field.tsx";
import styles from "./flood-scores.module.css";

/** How likely water comes, a card per score: the letter, what was scored, and how the letter reads. */
export function FloodScores({ scores }: { readonly scores: readonly ScoreView[] }) {
  const t = useTranslate();
  if (scores.length === 0) return null;
  return (
    <ul className={styles.scores}>
      {scores.map(({ key, label, letter, warns }) => (
        <li key={key} data-letter={letter}>
          <span className={styles.letter}>{letter}</span>
          <p>
            <strong>
              <LocalizedView words={label} />
            </strong>
            <span>{t(`estate.floodScore.${letter}`)}</span>
          </p>
          {warns && (
            <span className={styles.warning}>
              <Icon name="flood" />
              <VisuallyHidden>{t("display.floodingIcon")}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
