import type { ContactInfo } from "#features/listings/schema/media.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type {
  EstateFilters,
  EstateFiltersInput,
  EstateResults,
  EstateSearchInput,
} from "#features/listings/schema/search.ts";
import type { AskedCities, CitySuggestions, SimilarEstates } from "#features/listings/schema/suggestions.ts";

/** What a search answers; `error` is there when it failed, and then total is 0 and results are empty. */
export type EstateSearchAnswer = EstateResults & { readonly error?: Error };

/** An estate with who to call about it; null when the agency named nobody, or when that cannot be read. */
type EstateWithContact = { readonly estate: Estate; readonly contactInfo: ContactInfo | null };

/** Estates and the cities in which they stand. */
export type ListingQueries = {
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
