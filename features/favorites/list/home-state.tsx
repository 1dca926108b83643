import { useSay } from "#features/site/messages/say-context.tsx";
import styles from "../favorites.module.css";
import type { FavoriteState } from "../favorites-view.ts";

/** What became of a home since it was kept. */
export function HomeState({ state }: { readonly state: FavoriteState }) {
  const say = useSay();
  return state && <p className={styles.state}>{say(`favoritesPage.${state}`)}</p>;
}
