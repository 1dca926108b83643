import type { AskedCities, CitySuggestions } from "../schema/suggestions.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";

const MOST_CITIES = 20;
const MOST_IDS = 100;

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

/** Anything but letters and digits finds nothing, and is nothing that the database would have to bear. */
function wordsIn(typed: string): string {
  const words = typed.slice(0, LONGEST_WORDS).match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [];
  return words.filter((word) => /[\p{L}\p{N}]/u.test(word)).join(" ");
}
