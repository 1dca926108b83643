import { type Favorites, writeIdList } from "#domain/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** Name of the checkboxes by which homes are chosen, and of the ids of a comparison in its address. */
export const CHOSEN_QUERY_NAME = "id";
export const COMPARED_QUERY_NAME = "ids";

/** The comparison of some homes: `hrefOfComparison("nl", [12, 7])` is `"/nl/favorieten/vergelijken?ids=12.7"`. */
export function hrefOfComparison(locale: Locale, ids: Favorites = []): string {
  const href = hrefOfScreen(locale, "compare");
  return ids.length > 0 ? `${href}?${COMPARED_QUERY_NAME}=${writeIdList(ids)}` : href;
}
