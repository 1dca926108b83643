import { useEffect, useState } from "react";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { OwnFavorites } from "../own-favorites.tsx";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import styles from "../favorites.module.css";
import type { FavoriteEstate, ListView, FavoritesNotice } from "../favorites-view.ts";
import { CompareBar } from "../compare/choose-to-compare.tsx";
import { MAX_COMPARED } from "../compare/comparison-view.ts";
import { FavoriteItem } from "./favorite-item.tsx";
import { ListActions } from "./list-actions.tsx";
import { useFavorites } from "./use-favorites.ts";
import { MAX_FAVORITES } from "#domain/favorites.ts";
import { FAVORITES_FORM } from "#features/listings/heart/favorites-form.ts";

/**
 * What a visitor keeps: cards in their order, what became of them, and ways to share the list and to ask about it. Other tabs
 * may change it, so that it doesn't wait for a touch.
 */
export const FavoritesList = defineIsland<{ readonly view: ListView }>({
  name: "favorites-list",
  hydrate: "idle",
  messages: [
    "favoritesPage.",
    "favorites.full",
    "listing.",
    "notes.",
    "compare.pick",
    "compare.pickHome",
    "compare.chosen",
    "compare.way",
  ],
  Content: ({ view }) => (
    <OwnFavorites favorites={view.own}>
      <OwnList view={view} />
    </OwnFavorites>
  ),
});

function OwnList({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  const favorites = useFavorites();
  useCurrentEstates(favorites, view.estates);
  const isKept = ({ id }: FavoriteEstate) => favorites.includes(id);
  const kept = view.estates.filter(isKept);
  const [chosen, choose] = useChosen(view.estates);
  const toCompare = chosen.filter((id) => favorites.includes(id));
  if (view.estates.length === 0) return <NoFavorites view={view} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("favoritesPage.title")}</h1>
        <p className={styles.total}>{t("favoritesPage.total", { count: favorites.length })}</p>
        <ChangeNotice told={view.notice} />
        {kept.length > 0 && <ListActions view={view} estates={kept} />}
      </header>
      <ul className={styles.grid}>
        {view.estates.map((estate, at) => (
          <FavoriteItem
            key={estate.id}
            estate={estate}
            place={view.estates.slice(0, at).filter(isKept).length}
            chosen={toCompare}
            onChoose={choose}
          />
        ))}
      </ul>
      {kept.filter(({ card }) => card).length > 1 && <CompareBar count={toCompare.length} />}
    </div>
  );
}

/** What is compared: all favourites at first, where no more fit side by side. */
function useChosen(estates: readonly FavoriteEstate[]) {
  const published = estates.filter(({ card }) => card).map(({ id }) => id);
  const [chosen, setChosen] = useState(published.length <= MAX_COMPARED ? published : []);
  const choose = (id: number, isChosen: boolean) =>
    setChosen((ids) => (isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  return [chosen, choose] as const;
}

/** Another tab may have kept estates that this page never saw: the server then shows them. */
function useCurrentEstates(favorites: readonly number[], estates: readonly FavoriteEstate[]): void {
  const isBehind = favorites.some((id) => !estates.some((estate) => estate.id === id));
  useEffect(() => {
    if (isBehind) location.reload();
  }, [isBehind]);
}

function NoFavorites({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <div className={styles.nothing}>
      <ChangeNotice told={view.notice} />
      <EmptyStateDrawing scene="searching" />
      <h1>{t("favoritesPage.empty")}</h1>
      <p className={styles.hint}>{t("favoritesPage.emptyHint")}</p>
      <LinkButton href={view.homeHref}>{t("favoritesPage.emptyWay")}</LinkButton>
    </div>
  );
}

/** What a form without scripts just did, and the way back from a removal. */
function ChangeNotice({ told }: { readonly told: FavoritesNotice }) {
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
