/** The languages that the product speaks, in the order in which a fallback looks for "the first that has a value". */
export const LOCALES = ["nl", "fr", "en", "de"] as const;

export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = "nl";

/** Tells whether a word is one of the product's language codes: `isLocale("fr")` is true, `isLocale("FR")` is false. */
export function isLocale(word: unknown): word is Locale {
  return LOCALES.includes(word as Locale);
}
