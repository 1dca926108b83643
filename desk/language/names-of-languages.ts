import type { Locale } from "#domain/locale/locale.ts";

/** Each language by its own name. */
export const NAMES_OF_LANGUAGES: Readonly<Record<Locale, string>> = {
  nl: "Nederlands",
  fr: "Français",
  en: "English",
  de: "Deutsch",
};

/** A language as another one names it, with a capital: `nameOfLanguage("fr", "nl")` is "Frans". */
export function nameOfLanguage(locale: Locale, spoken: Locale): string {
  const name = wordOfLanguage(locale, spoken);
  return name.charAt(0).toLocaleUpperCase(spoken) + name.slice(1);
}

/** … and as it stands in a sentence: "français" in French. */
export function wordOfLanguage(locale: Locale, spoken: Locale): string {
  return new Intl.DisplayNames(spoken, { type: "language" }).of(locale) ?? locale;
}
