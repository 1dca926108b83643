import type { EstateFilters } from "#contract/listing/search.ts";
import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { Reader } from "./reader.ts";
import { countFacets } from "../search/count-facets.ts";
import { readLabels } from "../search/read-labels.ts";
import { wordsOf } from "../import/commit/words-of-estate.ts";

type City = EstateFilters["locations"][number];

/** Cities that have listings and whose postcode, or name in any language, starts like the words; by name. */
export async function findCities(
  reader: Reader,
  siteId: string,
  words: string,
  locale: Locale,
  limit: number,
): Promise<City[]> {
  const asked = folded(words);
  const [{ locations }, ...labels] = await Promise.all([
    countFacets(reader, siteId, { where: {} }, locale),
    ...LOCALES.map((language) => readLabels(reader, siteId, language)),
  ]);
  const answersTo = ({ id, zip }: City) =>
    [zip ?? "", ...labels.map(({ city }) => city.get(id)?.name ?? "")].some((name) =>
      folded(name).startsWith(asked),
    );
  return locations.filter(answersTo).slice(0, Math.max(0, limit));
}

function folded(text: string): string {
  return wordsOf(text).join(" ");
}
