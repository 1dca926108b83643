import { type Favorites, favoritesCookie, favoritesOf } from "#domain/favorites.ts";

let ids: Favorites = [];
let isWatching = false;
const listeners = new Set<() => void>();

export const shownFavorites = (): Favorites => ids;

/** Follows the browser's cookie: this tab, another one and the server all write it. */
export function watchFavorites(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    readAgain();
    // A page that Back brings up again is shown again, too.
    document.addEventListener("visibilitychange", readAgain);
    window.cookieStore?.addEventListener("change", readAgain);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps these favourites; a browser that takes no cookies shows that nothing was kept. */
export function writeFavorites(next: Favorites): void {
  document.cookie = favoritesCookie(next, location.protocol === "https:");
  readAgain();
}

function readAgain(): void {
  const now = favoritesOf(document.cookie);
  if (String(now) === String(ids)) return;
  ids = now;
  listeners.forEach((listener) => listener());
}
