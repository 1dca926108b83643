import { type Favorites, favoritesCookie, favoritesOf } from "#domain/favorites/favorites.ts";

/** What a visitor is told of a change; urgent is what they must see, not just hear. */
export type FavoritesNotice = { readonly text: string; readonly isUrgent: boolean; readonly path: string };

const SILENCE: FavoritesNotice = { text: "", isUrgent: false, path: "" };

let ids: Favorites = [];
let notice = SILENCE;
let isWatching = false;
const listeners = new Set<() => void>();

export const shownFavorites = (): Favorites => ids;
export const shownNotice = (): FavoritesNotice => notice;
export const noNotice = (): FavoritesNotice => SILENCE;

/** Follows the browser's cookie: this tab, another one and the server all write it. */
export function watchFavorites(listener: () => void): () => void {
  if (!isWatching) {
    isWatching = true;
    readAgain();
    document.addEventListener("visibilitychange", readAgain);
    window.addEventListener("pageshow", readAgain);
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

export function tell(text: string, isUrgent = false): void {
  notice = { text, isUrgent, path: location.pathname };
  listeners.forEach((listener) => listener());
}

function readAgain(): void {
  const now = favoritesOf(document.cookie);
  if (String(now) === String(ids)) return;
  ids = now;
  listeners.forEach((listener) => listener());
}
