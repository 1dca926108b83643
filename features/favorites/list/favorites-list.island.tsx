import { useEffect } from "react";
import { defineIsland } from "#platform/render/island/define-island.tsx";
import { OwnFavorites } from "../own-favorites.tsx";
import { EmptyStateDrawing } from "#features/site/error-pages/empty-state-drawing.tsx";
import { useTranslate } from "#features/site/messages/translate-context.tsx";
import { LinkButton } from "#ui/link/link-button.tsx";
import styles from "../favorites.module.css";
import type { FavoriteHome, ListView } from "../favorites-view.ts";
import { FavoriteItem } from "./favorite-item.tsx";
import { ListActions } from "./list-actions.tsx";
import { ToldChange } from "./told-change.tsx";
import { useFavorites } from "./use-favorites.ts";

/**
 * What a visitor keeps: cards in their order, what became of them, and ways to share the list and to ask about it. Other tabs
 * may change it, so that it doesn't wait for a touch.
 */
export const FavoritesList = defineIsland<{ readonly view: ListView }>({
  name: "favorites-list",
  hydrate: "idle",
  messages: ["favoritesPage.", "favorites.full", "listing."],
  Content: ({ view }) => (
    <OwnFavorites favorites={view.own}>
      <OwnList view={view} />
    </OwnFavorites>
  ),
});

function OwnList({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  const favorites = useFavorites();
  useCurrentHomes(favorites, view.homes);
  const isKept = ({ id }: FavoriteHome) => favorites.includes(id);
  const kept = view.homes.filter(isKept);
  if (view.homes.length === 0) return <NoFavorites view={view} />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("favoritesPage.title")}</h1>
        <p className={styles.total}>{t("favoritesPage.total", { count: favorites.length })}</p>
        <ToldChange told={view.told} />
        {kept.length > 0 && <ListActions view={view} homes={kept} />}
      </header>
      <ul className={styles.grid}>
        {view.homes.map((home, at) => (
          <FavoriteItem key={home.id} home={home} place={view.homes.slice(0, at).filter(isKept).length} />
        ))}
      </ul>
    </div>
  );
}

/** Another tab may have kept homes that this page never saw: the server then shows them. */
function useCurrentHomes(favorites: readonly number[], homes: readonly FavoriteHome[]): void {
  const isBehind = favorites.some((id) => !homes.some((home) => home.id === id));
  useEffect(() => {
    if (isBehind) location.reload();
  }, [isBehind]);
}

function NoFavorites({ view }: { readonly view: ListView }) {
  const t = useTranslate();
  return (
    <div className={styles.nothing}>
      <ToldChange told={view.told} />
      <EmptyStateDrawing scene="searching" />
      <h1>{t("favoritesPage.empty")}</h1>
      <p className={styles.hint}>{t("favoritesPage.emptyHint")}</p>
      <LinkButton href={view.homeHref}>{t("favoritesPage.emptyWay")}</LinkButton>
    </div>
  );
}
