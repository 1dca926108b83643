import { statusOfError } from "#platform/http/api/query-error.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import { isOver, marketStateOf } from "#domain/estate/reference/market-state.ts";
import { isHidden } from "#domain/estate/reference/status.ts";
import type { Favorites } from "#domain/favorites.ts";
import { hrefOfEstateShort } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { PageFailure } from "#platform/render/page-answer.ts";
import { cardView } from "#features/listings/card/card-view.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { FavoriteEstate, FavoriteState } from "./favorites-view.ts";

type Unpublished = { readonly id: number; readonly wasPublished: boolean };

/** The estates of a list in its order, also those that were taken off since; ids that never were anything stay without a way on. */
export async function findFavoriteEstates(
  context: RequestContext,
  ids: Favorites,
  locale: Locale,
): Promise<FavoriteEstate[]> {
  if (ids.length === 0) return [];
  const { results, error } = await context.queries.searchEstates({
    where: { terms: { "general.id": [...ids] } },
    limit: { from: 0, size: ids.length },
    view: "card",
  });
  if (error) throw new PageFailure(503, { "Retry-After": "5" });
  const found = new Map(results.map((estate) => [estate.general.id, estate]));
  const rest = await Promise.all(ids.filter((id) => !found.has(id)).map((id) => findSingle(context, id)));
  const others = new Map(rest.map((one) => ["general" in one ? one.general.id : one.id, one]));
  return ids.map((id) => {
    const home = found.get(id) ?? others.get(id)!;
    return "general" in home ? publishedEstate(context, home, locale) : unpublishedEstate(home, locale);
  });
}

/** A unit of a project is in no search by its id: it is asked for by itself. */
async function findSingle(context: RequestContext, id: number): Promise<Estate | Unpublished> {
  try {
    return (await context.queries.estate(id)).estate;
  } catch (error) {
    const status = statusOfError(error);
    if (status !== 404 && status !== 410) throw error;
    return { id, wasPublished: status === 410 };
  }
}

function publishedEstate(context: RequestContext, estate: Estate, locale: Locale): FavoriteEstate {
  const card = cardView(estate, { locale, site: context.site, cdn: context.imageCdn });
  const state = stateOf(estate, context);
  return {
    id: card.id,
    card,
    rental: null,
    state,
    similarHref: card.href ? null : hrefOfEstateShort(locale, card.id),
  };
}

export function stateOf(estate: Estate, { site }: RequestContext): FavoriteState {
  const state = marketStateOf(estate);
  if (isOver(state)) return state;
  return isHidden(estate.general.transaction?.id, site.settings.hiddenStatus) ? "off" : null;
}

function unpublishedEstate({ id, wasPublished }: Unpublished, locale: Locale): FavoriteEstate {
  return {
    id,
    card: null,
    rental: null,
    state: null,
    similarHref: wasPublished ? hrefOfEstateShort(locale, id) : null,
  };
}
