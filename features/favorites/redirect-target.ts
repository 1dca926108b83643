import type { FavoritesChange } from "./change-favorites.ts";

/**
 * Where a form that was sent without scripts redirects to: the page that it was on, at the same place, or the favourites page
 * where that has a message to show or the referring page is unknown. Only ever an address of this site.
 */
export function redirectTarget(
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
