import { type Favorites, writeIdList } from "#domain/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The address of the visitor's own page, or of one that opens the same list elsewhere. */
export function hrefOfList(locale: Locale, ids: Favorites | null): string {
  const href = hrefOfScreen(locale, "favorites");
  return ids ? `${href}?ids=${writeIdList(ids)}` : href;
}
