import type { Estate } from "../schema/estate.ts";
import type { ContactInfo } from "../schema/media.ts";
import type { AskedCities, CitySuggestions, SimilarEstates } from "../schema/suggestions.ts";
import {
  type EstateFilters,
  type EstateFiltersInput,
  EstateFiltersRequest,
  EstateSearch,
  type EstateSearchAnswer,
  type EstateSearchInput,
} from "../schema/search.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readInput } from "#features/site/api/read-input.ts";
import { knownCities, searchCities } from "./city-queries.ts";
import { contactInfoOf, findPublished } from "./find-published.ts";
import { estateFilters, searchEstates, similarEstates } from "./search-queries.ts";
import type { Asking } from "#features/site/api/asking.ts";

/** An estate with who to call about it; null when the agency named nobody, or when that cannot be read. */
type EstateWithContact = { readonly estate: Estate; readonly contactInfo: ContactInfo | null };

/** Estates and the cities in which they stand. */
type ListingQueries = {
  /** Never throws. */
  searchEstates(search: EstateSearchInput): Promise<EstateSearchAnswer>;
  /** Never throws; empty when it failed. */
  estateFilters(search: EstateFiltersInput): Promise<Partial<EstateFilters>>;
  estate(estateId: number): Promise<EstateWithContact>;
  similarEstates(estateId: number): Promise<SimilarEstates>;
  searchCity(words: string): Promise<CitySuggestions>;
  /** Cities that can be followed, also where nothing is on offer now. */
  knownCities(asked: AskedCities): Promise<CitySuggestions>;
};

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ListingQueries {}
}

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
