import { useTranslate } from "#features/site/messages/translate-context.tsx";
import styles from "../favorites.module.css";
import type { FavoriteState } from "../favorites-view.ts";

/** What became of a home since it was kept. */
export function HomeState({ state }: { readonly state: FavoriteState }) {
  const t = useTranslate();
  return state && <p className={styles.state}>{t(`favoritesPage.${state}`)}</p>;
}
