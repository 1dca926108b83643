import type { Locale } from "#domain/locale/locale.ts";

type Dictionary = Readonly<Record<string, string>>;

const dictionaries = new Map<Locale, Dictionary>();

/** The server knows all languages; a browser fetches the page's own before it wakes the page, and more before another. */
export function addDictionary(locale: Locale, dictionary: Dictionary): void {
  // The same object, since the voice of the frame speaks from it already.
  dictionaries.set(locale, Object.assign(dictionaryOf(locale), dictionary));
}

export function dictionaryOf(locale: Locale): Dictionary {
  return dictionaries.get(locale) ?? {};
}
