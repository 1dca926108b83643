import type { Translate } from "#domain/locale/translate.ts";
import { useEffect, useRef } from "react";
import { dropFavorite, keepFavorite } from "#domain/favorites/favorites.ts";
import { FAVORITES_FORM } from "#features/listings/heart/favorites-form.ts";
import { shownFavorites, writeFavorites } from "#features/listings/heart/favorites-store.ts";
import { EstateCard } from "#features/listings/card/estate-card.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { Anchor } from "#ui/link/anchor.tsx";
import styles from "../favorites.module.css";
import type { FavoriteHome } from "../favorites-view.ts";
import { HomeState } from "./home-state.tsx";
import { useFavorites } from "./use-favorites.ts";

type FavoriteItemProps = {
  readonly home: FavoriteHome;
  /** Where it stands among the favourites, and comes back to. */
  readonly place: number;
};

/** One favourite; after its removal the way back stands in its place. */
export function FavoriteItem({ home, place }: FavoriteItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const isKept = useFavorites().includes(home.id);
  const wasKept = useRef(isKept);
  useEffect(() => {
    if (wasKept.current === isKept) return;
    wasKept.current = isKept;
    // The button that was pressed is gone, and the focus with it.
    if (document.activeElement === document.body) item.current?.querySelector("button")?.focus();
  }, [isKept]);
  return (
    <li className={styles.item} ref={item}>
      {isKept ? <Kept home={home} /> : <Removed home={home} place={place} />}
    </li>
  );
}

function Kept({ home }: { readonly home: FavoriteHome }) {
  const t = useTranslate();
  const { card, state, similarHref } = home;
  return (
    <>
      {card ? <EstateCard card={card} headingLevel="h2" /> : <Gone />}
      <HomeState state={state} />
      <p className={styles.ways}>
        {similarHref && <Anchor href={similarHref}>{t("favoritesPage.similar")}</Anchor>}
        <button
          type="submit"
          form={FAVORITES_FORM}
          name="remove"
          value={home.id}
          aria-label={t("favoritesPage.removeHome", { home: nameOf(home, t) })}
          onClick={(event) => {
            event.preventDefault();
            writeFavorites(dropFavorite(shownFavorites(), home.id));
          }}
        >
          {t("favoritesPage.remove")}
        </button>
      </p>
    </>
  );
}

function Gone() {
  const t = useTranslate();
  return (
    <div className={styles.gone}>
      <h2>{t("favoritesPage.gone")}</h2>
      <p>{t("favoritesPage.goneHint")}</p>
    </div>
  );
}

function Removed({ home, place }: FavoriteItemProps) {
  const t = useTranslate();
  return (
    <div className={styles.gone}>
      <output>{t("favoritesPage.removed")}</output>
      <button
        type="submit"
        form={FAVORITES_FORM}
        name="undo"
        value={`${home.id} ${place}`}
        aria-label={t("favoritesPage.undoHome", { home: nameOf(home, t) })}
        onClick={(event) => {
          event.preventDefault();
          writeFavorites(keepFavorite(shownFavorites(), home.id, place) ?? shownFavorites());
        }}
      >
        {t("favoritesPage.undo")}
      </button>
    </div>
  );
}

function nameOf({ card }: FavoriteHome, t: Translate): string {
  return card?.title.text || t("favoritesPage.unnamed");
}
