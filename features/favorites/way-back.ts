import type { FavoritesChange } from "./change-favorites.ts";

/**
 * Where a form without scripts leads: to the page that it stood on, at the same place, or to the favourites where these
 * have something to tell or nobody knows where the visitor was. Only ever an address of this site.
 */
export function wayBack(
  { told, place }: Pick<FavoritesChange, "told" | "place">,
  favorites: string,
  referer: string | null,
  origin: string,
): string {
  if (Object.keys(told).length > 0) return `${favorites}?${new URLSearchParams(told)}`;
  const from = referer && URL.canParse(referer) ? new URL(referer) : null;
  if (from?.origin !== origin || from.pathname.startsWith("//")) return favorites;
  return from.pathname + from.search + (/^[\w-]+$/.test(place) ? `#${place}` : "");
}
