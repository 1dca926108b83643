import type { EstateFilters } from "#features/listings/schema/search.ts";
import type { AskedCities } from "#features/listings/schema/suggestions.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { DatabaseReader } from "#features/site/queries/database-reader.ts";
import { countFacets } from "../search/count-facets.ts";
import { readLabels } from "../search-conditions/read-labels.ts";
import { wordsOf } from "../search-conditions/words-of-estate.ts";

type City = EstateFilters["locations"][number];

/** Cities that have listings and whose postcode, or name in any language, starts like the words; by name. */
export async function findCities(
  reader: DatabaseReader,
  siteId: string,
  words: string,
  locale: Locale,
  limit: number,
): Promise<City[]> {
  const [{ locations }, answersTo] = await Promise.all([
    countFacets(reader, siteId, { where: {} }, locale),
    cityTest(reader, siteId, { words }),
  ]);
  return locations.filter(answersTo).slice(0, Math.max(0, limit));
}

/** The same among all cities that the agency's lists and listings name, also where it has nothing now. */
export async function findKnownCities(
  reader: DatabaseReader,
  siteId: string,
  asked: AskedCities,
  locale: Locale,
  limit: number,
): Promise<City[]> {
  const [{ locations }, labels, answersTo] = await Promise.all([
    countFacets(reader, siteId, { where: {} }, locale),
    readLabels(reader, siteId, locale),
    cityTest(reader, siteId, asked),
  ]);
  const counts = new Map(locations.map(({ id, count }) => [id, count]));
  return [...labels.city.values()]
    .filter(({ name }) => name !== "")
    .filter(answersTo)
    .slice(0, Math.max(0, limit))
    .map(({ id, zip, name }) => ({ id, zip, name, count: counts.get(id) ?? 0 }));
}

type CityTest = (city: { readonly id: number; readonly zip: string | null }) => boolean;

/** Postcode, name in any language, or both as lists show them (`9000 Gent`) or people write them (`Gent (9000)`). */
async function cityTest(reader: DatabaseReader, siteId: string, asked: AskedCities): Promise<CityTest> {
  if ("ids" in asked) return ({ id }) => asked.ids.includes(id);
  const words = folded(asked.words);
  const labels = await Promise.all(LOCALES.map((language) => readLabels(reader, siteId, language)));
  return ({ id, zip }) => {
    const names = labels.map(({ city }) => city.get(id)?.name ?? "");
    const both = zip ? names.flatMap((name) => [`${zip} ${name}`, `${name} ${zip}`]) : [];
    return [zip ?? "", ...names, ...both].some((name) => folded(name).startsWith(words));
  };
}

function folded(text: string): string {
  return wordsOf(text).join(" ");
}
