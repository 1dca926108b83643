import type { Locale } from "#domain/locale/locale.ts";

/** Each language in its own words, so that whoever speaks it finds it. */
export const LANGUAGE_NAMES: Record<Locale, string> = {
  nl: "Nederlands",
  fr: "Français",
  en: "English",
  de: "Deutsch",
};
