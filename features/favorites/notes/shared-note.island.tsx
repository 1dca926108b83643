import { defineIsland } from "#platform/render/island/define-island.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "./notes.module.css";
import { useSharedWords } from "./use-shared-words.ts";

/** The sender's note on a home of a shared list, which its address's fragment brings. */
export const SharedNote = defineIsland<{ readonly id: number }>({
  name: "shared-note",
  hydrate: "idle",
  messages: ["notes.from", "notes.shared"],
  Content: ({ id }) => {
    const t = useTranslate();
    const { sender, notes } = useSharedWords();
    const note = notes.get(id);
    if (!note) return null;
    return (
      <p className={styles.shared}>
        <span className={styles.from}>{sender ? t("notes.from", { name: sender }) : t("notes.shared")}</span>
        {note}
      </p>
    );
  },
});
