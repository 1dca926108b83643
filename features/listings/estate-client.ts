import type { Client, ClientCall } from "#features/site/api-client.ts";
import { messageOf } from "#platform/http/api/transport.ts";
import type { EstateResults, EstateSearchInput, EstateSearchAnswer } from "./schema/search.ts";
import type { CitySuggestions } from "./schema/suggestions.ts";

/** Never throws (product decision, point 4). */
export async function searchEstates(
  client: Client,
  search: EstateSearchInput,
  call?: ClientCall,
): Promise<EstateSearchAnswer> {
  try {
    return await client.askSite<EstateResults>("search", "estates", search, call);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(messageOf(thrown));
    return { total: { value: 0 }, results: [], error };
  }
}

/** Cities that have listings, whose name, alias or postcode starts like the words. */
export function searchCity(client: Client, words: string, call?: ClientCall): Promise<CitySuggestions> {
  return client.readAjax("search-city", new URLSearchParams({ q: words }), call);
}

/** The same among all cities that the agency names, also where it has nothing now. */
export function knownCities(client: Client, words: string, call?: ClientCall): Promise<CitySuggestions> {
  return client.readAjax("search-city", new URLSearchParams({ all: "1", q: words }), call);
}
