import type { Locale } from "#domain/locale/locale.ts";

/** Each language by its own name. */
export const NAMES_OF_LANGUAGES: Readonly<Record<Locale, string>> = {
  nl: "Nederlands",
  fr: "Français",
  en: "English",
  de: "Deutsch",
};
