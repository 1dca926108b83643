import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import listStyles from "../favorites.module.css";
import styles from "./notes.module.css";
import { useSharedWords } from "./use-shared-words.ts";

type SharedWordsProps = {
  /** How many homes of the list are published. */
  readonly total: number;
  /** Homes of the list that are no longer published. */
  readonly gone: readonly number[];
};

/** Who shared a list, and what the homes were called that are gone meanwhile: the address's fragment says it. */
export const SharedBy = defineIsland<SharedWordsProps>({
  name: "shared-words",
  hydrate: "idle",
  messages: ["notes.", "favoritesPage.sharedTotal."],
  Content: ({ total, gone }) => {
    const t = useTranslate();
    const { sender, titles, notes } = useSharedWords();
    const named = gone.filter((id) => titles.has(id) || notes.has(id));
    return (
      <>
        {total > 0 && (
          <p className={listStyles.total}>
            {sender
              ? t("notes.sharedBy", { name: sender, count: total })
              : t("favoritesPage.sharedTotal", { count: total })}
          </p>
        )}
        {named.length > 0 && (
          <ul className={styles.gone} aria-label={t("notes.gone")}>
            {named.map((id) => (
              <li key={id}>
                {t("notes.goneHome", { home: titles.get(id) ?? t("favoritesPage.unnamed") })}
                {notes.has(id) && <p className={styles.shared}>{notes.get(id)}</p>}
              </li>
            ))}
          </ul>
        )}
      </>
    );
  },
});
