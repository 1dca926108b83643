import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import type { NextChoices } from "./next-choices.ts";
import styles from "./next-choice-row.module.css";

const LEGENDS = { when: "stayDates.length", who: "rentals.who" } as const;

/** On phones: the next question with an answer for each press. Links, so that they work without scripts. */
export function NextChoiceRow({ next, path }: { readonly next: NextChoices; readonly path: string }) {
  const t = useTranslate();
  return (
    <nav className={styles.row} aria-labelledby="next-choice">
      <p className={styles.legend} id="next-choice">
        {t(LEGENDS[next.asks])}
      </p>
      <ul className={styles.choices}>
        {next.choices.map(({ label, search }) => (
          <li key={label}>
            <Anchor className={styles.choice} href={hrefWithQuery(path, search)} rel="nofollow">
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
