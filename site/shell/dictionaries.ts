import type { Locale } from "#domain/locale/locale.ts";

type Dictionary = Readonly<Record<string, string>>;

const dictionaries = new Map<Locale, Dictionary>();

/** The server knows all languages; a browser fetches the page's own before it wakes the page. */
export function addDictionary(locale: Locale, dictionary: Dictionary): void {
  dictionaries.set(locale, dictionary);
}

export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries.get(locale) ?? {};
}
