import { type Favorites, favoriteOfRental, rentalsOf } from "#domain/favorites.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { PageFailure } from "#platform/render/page-answer.ts";
import { rentalCardView } from "#features/rentals/list/rental-card-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { FavoriteEstate } from "./favorites-view.ts";
import { findFavoriteEstates } from "./find-favorite-estates.ts";

/** Estates and holiday homes of a list in its order, also those that were taken off since. */
export async function findFavorites(
  context: RequestContext,
  ids: Favorites,
  locale: Locale,
): Promise<FavoriteEstate[]> {
  const [estates, rentals] = await Promise.all([
    findFavoriteEstates(
      context,
      ids.filter((id) => id > 0),
      locale,
    ),
    findFavoriteRentals(context, rentalsOf(ids), locale),
  ]);
  const found = new Map([...estates, ...rentals].map((one) => [one.id, one]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function findFavoriteRentals(
  context: RequestContext,
  ids: readonly number[],
  locale: Locale,
): Promise<FavoriteEstate[]> {
  if (ids.length === 0) return [];
  const { results, error } = await context.queries.searchRentals({
    where: { ids: [...ids] },
    limit: { from: 0, size: ids.length },
  });
  if (error) throw new PageFailure(503, { "Retry-After": "5" });
  return ids.map((id) => {
    const unit = results.find((one) => one.id === id);
    return {
      id: favoriteOfRental(id),
      card: null,
      rental: unit ? rentalCardView(unit, { locale, cdn: context.imageCdn }) : null,
      state: null,
      similarHref: null,
    };
  });
}
