import type { Estate } from "#features/listings/schema/estate.ts";
import { EstateFiltersRequest, EstateSearch } from "#features/listings/schema/search.ts";
import type { ListingQueries } from "#contract/queries/listing-queries.ts";
import type { QueryContext } from "../call/query-context.ts";
import { readInput } from "../call/read-body.ts";
import { knownCities, searchCities } from "../estate/city-queries.ts";
import { contactInfoOf } from "../estate/contact-info-of.ts";
import { findPublished } from "../estate/find-published.ts";
import { estateFilters, searchEstates, similarEstates } from "../estate/search-queries.ts";
import type { Asking } from "./asking.ts";

/** Estates and cities, as a page asks for them. */
export function listingQueries(context: QueryContext, { ask, search, options }: Asking): ListingQueries {
  return {
    searchEstates: (input) =>
      search("searchEstates", input, async () => {
        const found = await searchEstates(context, readInput(EstateSearch, input));
        const { total, resultsJson, groups } = found;
        return { total: { value: total }, results: estatesOf(resultsJson), ...(groups && { groups }) };
      }),
    estateFilters: (input) =>
      options("estateFilters", input, () => estateFilters(context, readInput(EstateFiltersRequest, input))),
    async estate(estateId) {
      const [estate, contactInfo] = await Promise.all([
        ask(() => findPublished(context, estateId)),
        // Optional by the specification: a page without its contact person beats no page.
        ask(() => contactInfoOf(context, estateId)).catch(() => null),
      ]);
      return { estate, contactInfo };
    },
    similarEstates: (estateId) =>
      ask(async () => ({ results: estatesOf(await similarEstates(context, estateId)) })),
    searchCity: (words) => ask(() => searchCities(context, words)),
    knownCities: (asked) => ask(() => knownCities(context, asked)),
  };
}

/** Read anew for each page: what it does with its listings is no other page's. */
function estatesOf(json: string): Estate[] {
  return JSON.parse(json) as Estate[];
}
