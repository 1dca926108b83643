import type { Estate } from "../schema/estate.ts";
import type { AskedCities } from "../schema/suggestions.ts";
import {
  type EstateFiltersInput,
  EstateFiltersRequest,
  EstateSearch,
  type EstateSearchAnswer,
  type EstateSearchInput,
} from "../schema/search.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readInput } from "#features/site/api/read-input.ts";
import { knownCities, knownPlaces, searchPlaces } from "./city-queries.ts";
import { contactInfoOf, findPublished } from "./find-published.ts";
import { estateFilters, searchEstates, similarEstates } from "./search-queries.ts";
import type { QueryRunner } from "#features/site/api/query-runner.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof listingQueries> {}
}

/** Estates and the cities in which they stand. */
export function listingQueries(context: QueryContext, { run, runSearch, options }: QueryRunner) {
  return {
    /** Never throws. */
    searchEstates: (input: EstateSearchInput): Promise<EstateSearchAnswer> =>
      runSearch("searchEstates", input, async () => {
        const found = await searchEstates(context, readInput(EstateSearch, input));
        const { total, resultsJson, groups } = found;
        return { total: { value: total }, results: estatesOf(resultsJson), ...(groups && { groups }) };
      }),
    /** Never throws; empty when it failed. */
    estateFilters: (input: EstateFiltersInput) =>
      options("estateFilters", input, () => estateFilters(context, readInput(EstateFiltersRequest, input))),
    /** With who to call about it; null when the agency named nobody, or when that cannot be read. */
    async estate(estateId: number) {
      const [estate, contactInfo] = await Promise.all([
        run(() => findPublished(context, estateId)),
        // Optional: a page without its contact person beats no page.
        run(() => contactInfoOf(context, estateId)).catch(() => null),
      ]);
      return { estate, contactInfo };
    },
    similarEstates: (estateId: number) =>
      run(async () => ({ results: estatesOf(await similarEstates(context, estateId)) })),
    /** The cities of each name and postcode, as a search in words looks them up. */
    placeNames: () => run(() => context.parts.storage.findPlaceNames(context.site.id)),
    /** Municipalities and cities that a search leaves. */
    searchPlace: (words: string, where: EstateFiltersInput["where"] = {}) =>
      run(() => searchPlaces(context, words, where)),
    /** Those that can be followed. */
    knownPlaces: (words: string) => run(() => knownPlaces(context, words)),
    /** Cities that can be followed, also where nothing is on offer now. */
    knownCities: (asked: AskedCities) => run(() => knownCities(context, asked)),
  };
}

/** Read anew for each page: what it does with its listings is no other page's. */
function estatesOf(json: string): Estate[] {
  return JSON.parse(json) as Estate[];
}
