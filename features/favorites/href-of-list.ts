import { type Favorites, writeIdList } from "#domain/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The address of the visitor's own page, or of one that opens the same list elsewhere. */
export function hrefOfList(locale: Locale, ids: Favorites | null): string {
  return hrefWithQuery(hrefOfScreen(locale, "favorites"), ids ? `ids=${writeIdList(ids)}` : "");
}
