import { cardView, type CardView } from "../listing/card-view.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../visit.ts";

const NEWEST = {
  sortBy: { sortType: "date", sortOrder: "DESC" },
  limit: { from: 0, size: 3 },
  view: "card",
} as const;

/** Cards of homes like this one; the newest ones where nothing is known of it any more. A page never fails for them. */
export async function loadSimilar(visit: Visit, estateId: number, locale: Locale): Promise<CardView[]> {
  const like = await visit.client.similarEstates(estateId).catch(() => null);
  const { results } = like?.results.length ? like : await visit.client.searchEstates(NEWEST);
  for (const { general } of results) visit.tags.add(`estate:${general.id}`);
  return results.map((estate) => cardView(estate, { locale, site: visit.site, cdn: visit.imageCdn }));
}
