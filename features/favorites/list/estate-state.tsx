import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "../favorites.module.css";
import type { FavoriteState } from "../favorites-view.ts";

/** What became of an estate since it was kept. */
export function EstateState({ state }: { readonly state: FavoriteState }) {
  const t = useTranslate();
  return state && <p className={styles.state}>{t(`favoritesPage.${state}`)}</p>;
}
