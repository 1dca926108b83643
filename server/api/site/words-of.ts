import type { Translations } from "#features/site/schema/page.ts";
import type { Site } from "#features/site/schema/site.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { ApiParts } from "../call/api-parts.ts";

/** The words of a site in a language: the product's, with the agency's own over them. */
export async function wordsOf(parts: ApiParts, site: Site, locale: Locale): Promise<Translations> {
  return { ...parts.words(locale), ...(await parts.translations(site.id, locale)) };
}
