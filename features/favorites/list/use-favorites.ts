import { useContext, useSyncExternalStore } from "react";
import type { Favorites } from "#domain/favorites.ts";
import { RenderedFavorites } from "#features/listings/heart/rendered-favorites.ts";
import { shownFavorites, watchFavorites } from "#features/listings/heart/favorites-store.ts";

/** The visitor's favourites on a page of their own: those that the server drew, then those that the browser keeps. */
export function useFavorites(): Favorites {
  const drawn = useContext(RenderedFavorites) ?? [];
  return useSyncExternalStore(watchFavorites, shownFavorites, () => drawn);
}
