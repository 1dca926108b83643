import { nameKey } from "#domain/place/municipalities.ts";
import { type CountedTown, suggestPlaces } from "#domain/place/suggest-places.ts";
import { EstateFiltersRequest, type EstateFiltersInput } from "../schema/search.ts";
import type { AskedCities, CitySuggestions, PlaceSuggestions } from "../schema/suggestions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readInput } from "#features/site/api/read-input.ts";
import { estateFilters } from "./search-queries.ts";

const MOST_CITIES = 20;
const MOST_IDS = 100;
/** More towns than Belgium has. */
const MOST_KNOWN = 5_000;

/** The longest text that is looked for. */
export const LONGEST_WORDS = 100;

/** Cities that have listings, whose name, alias or postcode starts like the words. */
export async function searchCities(
  { parts, site, locale }: QueryContext,
  typed: string,
): Promise<CitySuggestions> {
  const words = wordsIn(typed);
  if (words === "") return { results: [] };
  return { results: await parts.storage.findCities(site.id, words, locale, MOST_CITIES) };
}

/** The same among all cities that the agency names, also where it has nothing now; by words, or by their ids. */
export async function knownCities(
  { parts, site, locale }: QueryContext,
  asked: AskedCities,
): Promise<CitySuggestions> {
  const find = parts.storage.findKnownCities;
  if ("ids" in asked) {
    return { results: asked.ids.length === 0 ? [] : await find(site.id, asked, locale, MOST_IDS) };
  }
  const words = wordsIn(asked.words);
  return { results: words === "" ? [] : await find(site.id, { words }, locale, MOST_CITIES) };
}

/** Municipalities and cities with listings that a search holds, by a part of a name or by postcode; counts are those of the search. */
export async function searchPlaces(
  context: QueryContext,
  typed: string,
  where: EstateFiltersInput["where"] = {},
): Promise<PlaceSuggestions> {
  const words = wordsIn(typed);
  if (words === "") return { results: [] };
  const { locations } = await estateFilters(context, readInput(EstateFiltersRequest, { where }));
  const results = suggestPlaces(words, await withNames(context, locations), context.locale);
  return { results: results.slice(0, MOST_CITIES) };
}

/** The same among all cities that the agency names, also where it has nothing now. */
export async function knownPlaces(context: QueryContext, typed: string): Promise<PlaceSuggestions> {
  const words = wordsIn(typed);
  if (words === "") return { results: [] };
  const { parts, site, locale } = context;
  const all = await parts.storage.findKnownCities(site.id, { words: "" }, locale, MOST_KNOWN);
  const results = suggestPlaces(words, await withNames(context, all), locale, { offersAll: true });
  return { results: results.slice(0, MOST_CITIES) };
}

async function withNames(
  { parts, site }: QueryContext,
  cities: CitySuggestions["results"],
): Promise<CountedTown[]> {
  const names = new Map<number, string[]>();
  for (const [key, ids] of await parts.storage.findPlaceNames(site.id))
    for (const id of ids) names.set(id, [...(names.get(id) ?? []), key]);
  return cities.map((city) => ({ ...city, keys: names.get(city.id) ?? [nameKey(city.name)] }));
}

/** Anything but letters and digits finds nothing, and is nothing that the database would have to bear. */
function wordsIn(typed: string): string {
  const words = typed.slice(0, LONGEST_WORDS).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ");
}
