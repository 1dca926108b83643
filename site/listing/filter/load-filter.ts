import { createEstateFilterStore } from "#domain/listing/estate-filter-store.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { markIncomplete } from "../../shell/incomplete.ts";
import type { Visit } from "../../visit.ts";
import type { FilterOptions } from "../listing-view.ts";
import { answeredOptions } from "./answered-options.ts";
import { cityChoices, filterOptions } from "./filter-options.ts";
import { loadAllOptions } from "./load-all-options.ts";

/** The choices of a list's filter, each counted under what is already chosen; those that fail leave the page incomplete. */
export async function loadFilter(
  visit: Visit,
  locale: Locale,
  fixed: FixedListing,
  query: ListingQuery,
): Promise<FilterOptions> {
  const all = await loadAllOptions(visit, locale, fixed);
  const locations = cityChoices(all, query).map(({ id }) => Number(id));
  const filter = createEstateFilterStore(query);
  filter.setApi({
    loadOptions: async () =>
      answeredOptions(await visit.client.estateFilters({ where: whereOf(fixed, query), locations })),
  });
  await filter.loadOptions();
  const { options, error } = filter.getState();
  if (error !== null) markIncomplete(visit);
  return filterOptions(all, options, query, locale);
}
