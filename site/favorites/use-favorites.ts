import { createContext, useContext, useSyncExternalStore } from "react";
import type { Favorites } from "#domain/favorites/favorites.ts";
import { shownFavorites, watchFavorites } from "./favorites-store.ts";

/** The favourites that the server knew of when it drew: on a visitor's own page alone, never on one for everyone. */
export const DrawnFavorites = createContext<Favorites | null>(null);

/** The visitor's favourites; null as long as nobody can say, which is always without scripts on a page for everyone. */
export function useFavorites(): Favorites | null {
  const drawn = useContext(DrawnFavorites);
  return useSyncExternalStore(watchFavorites, shownFavorites, () => drawn);
}
