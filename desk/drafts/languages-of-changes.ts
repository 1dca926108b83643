import { LOCALES, type Locale } from "#domain/locale/locale.ts";

/** The languages whose texts differ from what is published, by the places that differ: `blocks.0.heading.fr`. */
export function languagesOfChanges(changed: ReadonlySet<string>): ReadonlySet<Locale> {
  return new Set(LOCALES.filter((locale) => [...changed].some((place) => place.endsWith(`.${locale}`))));
}
