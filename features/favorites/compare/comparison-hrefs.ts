import { type Favorites, writeIdList } from "#domain/favorites.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** Name of the checkboxes by which homes are chosen, and of the ids of a comparison in its address. */
export const CHOSEN_QUERY_NAME = "id";
export const COMPARED_QUERY_NAME = "ids";

/** The comparison of some homes: `hrefOfComparison("nl", [12, 7])` is `"/nl/favorieten/vergelijken?ids=12.7"`. */
export function hrefOfComparison(locale: Locale, ids: Favorites = []): string {
  const query = ids.length > 0 ? `${COMPARED_QUERY_NAME}=${writeIdList(ids)}` : "";
  return hrefWithQuery(hrefOfScreen(locale, "compare"), query);
}
