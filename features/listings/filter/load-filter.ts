import type { EstateFilters } from "../schema/search.ts";
import { createEstateFilterStore } from "#domain/listing/estate-filter-store.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { FilterOptions } from "../listing-view.ts";
import { requireOptions } from "./require-options.ts";
import { townsToCount } from "./place-choices.ts";
import { cityChoices, filterOptions } from "./filter-options.ts";
import { loadAllOptions } from "./load-all-options.ts";

/** The API counts so many at once. */
const MOST_TOWNS = 500;

/** The choices of a list's filter, each counted under what is already chosen; those that fail leave the page incomplete. */
export async function loadFilter(
  context: RequestContext,
  locale: Locale,
  fixed: FixedListing,
  query: ListingQuery,
): Promise<FilterOptions> {
  const all = await withChosenCities(context, await loadAllOptions(context, locale, fixed), query);
  const towns = all.locations ?? [];
  const locations = [
    ...new Set([...cityChoices(all, query).map(({ id }) => Number(id)), ...townsToCount(towns, query)]),
  ].slice(0, MOST_TOWNS);
  const filter = createEstateFilterStore(query);
  filter.setApi({
    loadOptions: async () =>
      requireOptions(await context.queries.estateFilters({ where: whereOf(fixed, query), locations })),
  });
  await filter.loadOptions();
  const { options, error } = filter.getState();
  if (error !== null) markIncomplete(context);
  return filterOptions(all, options, query, locale);
}

/** A chosen city that the list has nothing in has a name, too: visitors come with it from another list. */
async function withChosenCities(
  context: RequestContext,
  all: Partial<EstateFilters>,
  { cities }: ListingQuery,
): Promise<Partial<EstateFilters>> {
  const { locations = [] } = all;
  const unlisted = cities.filter((id) => !locations.some((city) => city.id === id));
  if (unlisted.length === 0) return all;
  const { results } = await context.queries.knownCities({ ids: unlisted }).catch(() => ({ results: [] }));
  return { ...all, locations: [...locations, ...results] };
}
