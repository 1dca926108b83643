import { MAX_FAVORITES } from "#domain/favorites.ts";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { FAVORITES_FORM } from "#features/listings/heart/favorites-form.ts";
import styles from "../favorites.module.css";
import type { FavoritesNotice } from "../favorites-view.ts";
import { useFavorites } from "./use-favorites.ts";

/** What a form without scripts just did, and the way back from a removal. */
export function ChangeNotice({ told }: { readonly told: FavoritesNotice }) {
  const t = useTranslate();
  const favorites = useFavorites();
  const { removed, isFull, left } = told;
  const isUndone = removed !== null && favorites.includes(removed.id);
  return (
    <>
      {removed && !isUndone && (
        <p className={styles.told}>
          {t("favoritesPage.removed")}{" "}
          <button type="submit" form={FAVORITES_FORM} name="undo" value={`${removed.id} ${removed.place}`}>
            {t("favoritesPage.undo")}
          </button>
        </p>
      )}
      {isFull && <p className={styles.told}>{t("favorites.full", { count: MAX_FAVORITES })}</p>}
      {left > 0 && (
        <p className={styles.told}>{t("favoritesPage.left", { count: left, most: MAX_FAVORITES })}</p>
      )}
    </>
  );
}
