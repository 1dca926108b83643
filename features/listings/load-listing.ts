import type { EstateList, EstateMap } from "./schema/listing-blocks.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery, readListingQuery } from "#domain/listing/query.ts";
import { pageCountOf } from "#domain/listing/paging.ts";
import { type FixedListing, searchOf, type SearchBody } from "#domain/listing/search-of.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import { loadBlockLink } from "#features/site/block/load-block-link.ts";
import { mapChoice, shownMap } from "./map/listing-map-view.ts";
import { alertHref } from "./alert-href.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { fixedListing } from "./fixed-listing.ts";
import { findTypedPlace } from "./filter/find-typed-place.ts";
import { knownQuery } from "./filter/known-query.ts";
import type { ListingView, ListingPage } from "./listing-view.ts";
import { leadToUnderstoodWords } from "./filter/understood-words.ts";
import { loadFilter } from "./filter/load-filter.ts";
import { loadNearby } from "./thin/load-nearby.ts";
import { loadRelaxed } from "./thin/load-relaxed.ts";
import { isGarageOrLand, loadGaragesAndLand } from "./garages-and-land/load-garages-and-land.ts";
import { cardView } from "./card/card-view.ts";
import { searchedFor } from "./searched-for.ts";
import { sectionsOfPage } from "./group-pages.ts";

/** A listing block for what the address asks: its results and its filter's choices, asked for side by side. */
export async function loadListing(
  context: RequestContext,
  locale: Locale,
  block: EstateList,
  url: URL,
): Promise<ListingView> {
  context.tags.add("estates");
  const fixed = fixedListing(block);
  const query = block.filter
    ? await knownQuery(context, locale, fixed, readListingQuery(url.searchParams))
    : EMPTY_LISTING_QUERY;
  const { hasNoStays } = await leadToUnderstoodWords(context, locale, url, fixed, query);
  const unknownPlace = block.filter ? await findTypedPlace(context, locale, url, fixed, query) : null;
  const body = searchOf(fixed, query);
  const [results, filter, more] = await Promise.all([
    loadListingPage(context, locale, body, query.page),
    block.filter ? loadFilter(context, locale, fixed, query) : null,
    block.more ? loadBlockLink(context, locale, block.more) : null,
  ]);
  if (results.isFailed) markIncomplete(context);
  const searched = block.filter && !results.isFailed ? searchedFor(query, body, results.total) : null;
  if (searched !== null) context.tags.add(searched);
  const rest =
    filter && !results.isFailed ? await loadRest(context, locale, { fixed, query, body, results }) : NO_REST;
  const map = mapChoice(block.view, query.view);
  return {
    blockId: block.id,
    heading: localize(block.heading, locale),
    placesHeading: localize(block.placesHeading, locale),
    intro: localize(block.intro, locale),
    path: url.pathname,
    query,
    results,
    ...rest,
    pages: block.filter ? pageCountOf(results.total, block.size) : 1,
    size: block.size,
    sort: sortOf(block, body),
    group: body.groupBy ?? null,
    groupOptions: block.filter ? block.groupOptions : [],
    fixed: { where: fixed.where ?? {}, collectionIds: fixed.collectionIds ?? [] },
    filter,
    hasNoStays,
    unknownPlace,
    isEndless: block.filter && (query.view ?? block.view) !== "cards",
    map: map.shown ? shownMap(context, body.where, query.view) : null,
    otherView: map.other,
    alertHref: alertHref(locale, query, body.where),
    more,
  };
}

type Found = {
  readonly fixed: FixedListing;
  readonly query: ListingQuery;
  readonly body: SearchBody;
  readonly results: ListingPage;
};

const NO_REST = { relaxed: [], nearby: [], garagesAndLand: null };

/** A search that finds no more than these is offered more beside it. */
const FEW = 3;

/** What fewer wishes or other places would show where few fit, and the garages and land behind the homes. */
async function loadRest(context: RequestContext, locale: Locale, { fixed, query, body, results }: Found) {
  const isThin = results.total <= FEW && query.page === 1;
  const [relaxed, nearby, garagesAndLand] = await Promise.all([
    isThin ? loadRelaxed(context, fixed, query, results.total) : [],
    isThin ? loadNearby(context, locale, fixed, query) : [],
    loadGaragesAndLand(context, body, query, results.total),
  ]);
  return { relaxed, nearby, garagesAndLand };
}

function sortOf({ sortBy }: EstateList, body: SearchBody): ListingView["sort"] {
  return {
    type: body.sortBy?.sortType ?? "price",
    order: body.sortBy?.sortOrder ?? "ASC",
    homesFirst: sortBy?.homesFirst ? { type: sortBy.sortType, order: sortBy.sortOrder } : null,
  };
}

/** One page of results, in groups where the list has them; a search that failed is a page that says so. */
async function loadListingPage(
  context: RequestContext,
  locale: Locale,
  body: SearchBody,
  page: number,
): Promise<ListingPage> {
  const { results, total, groups, error } = await context.queries.searchEstates({ ...body, view: "card" });
  return {
    page,
    total: total.value,
    cards: results.map((estate) => cardView(estate, { locale, site: context.site, cdn: context.imageCdn })),
    sections: body.groupBy ? sectionsOfPage(groups ?? [], page, body.limit.size) : null,
    garageAndLandIds: results.filter(isGarageOrLand).map(({ general }) => general.id),
    isFailed: error !== undefined,
  };
}

/** The same list as any other, with more room for its map. */
export async function loadEstateMap(
  context: RequestContext,
  locale: Locale,
  block: EstateMap,
  url: URL,
): Promise<ListingView> {
  const view = await loadListing(context, locale, { ...block, type: "estate-list" }, url);
  return view.map ? { ...view, map: { ...view.map, isWide: true } } : view;
}
