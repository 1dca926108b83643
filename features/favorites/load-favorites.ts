import {
  favoritesOf,
  readIdList,
  readSharedIds,
  type Favorites,
  favoriteOfRental,
  rentalsOf,
} from "#domain/favorites.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { loadTranslate } from "#features/site/messages/load-translate.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { FavoritesNotice, FavoritesView, FavoriteEstate } from "./favorites-view.ts";
import { hrefOfList } from "./href-of-list.ts";
import { PageFailure } from "#platform/render/page-answer.ts";
import { rentalCardView } from "#features/rentals/list/rental-card-view.ts";
import { findFavoriteEstates } from "./find-favorite-estates.ts";

/** The page of favourites: the visitor's own by their cookie, or the list that an address holds (`?ids=12.7`). */
export async function loadFavorites(
  context: RequestContext,
  locale: Locale,
  url: URL,
  cookies: string | null,
): Promise<FavoritesView> {
  const own = favoritesOf(cookies);
  const asked = readSharedIds(url.searchParams.get("ids"));
  const shared = asked.length > 0 ? asked : null;
  const [estates, t] = await Promise.all([
    findFavorites(context, shared ?? own, locale),
    loadTranslate(context, locale),
  ]);
  const title = t(shared ? "favoritesPage.sharedTitle" : "favoritesPage.title");
  return {
    head: {
      title: { text: title, locale },
      description: t("favoritesPage.description", { site: context.site.name }),
      canonical: context.origin + url.pathname,
      alternates: context.site.locales.map((other) => ({ locale: other, href: hrefOfList(other, shared) })),
    },
    title,
    own,
    isShared: shared !== null,
    estates,
    notice: readNotice(url.searchParams),
    homeHref: hrefOfPage(locale, ""),
    origin: context.origin,
    siteName: context.site.name,
    agencyEmail: context.site.agency.email,
  };
}

function readNotice(query: URLSearchParams): FavoritesNotice {
  const number = (name: string) => (/^\d{1,16}$/.test(query.get(name) ?? "") ? Number(query.get(name)) : 0);
  const [removed] = readIdList(query.get("removed"));
  return {
    removed: removed === undefined ? null : { id: removed, place: number("at") },
    isFull: query.has("full"),
    left: number("left"),
  };
}

/** Estates and holiday homes of a list in its order, also those that were taken off since. */
async function findFavorites(
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
