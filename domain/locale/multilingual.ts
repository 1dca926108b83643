import { DEFAULT_LOCALE, LOCALES, type Locale } from "./locale.ts";

/** A text per language; a language that is absent, null or blank has no translation. */
export type Multilingual = { readonly [locale in Locale]?: string | null | undefined };

/** A text together with the language it is written in, so that a page can mark a fallback with `lang`. */
export type LocalizedText = { readonly text: string; readonly locale: Locale };

/**
 * Picks the text for a language: asked → Dutch → first that has a value; null when none has.
 * Example: `localize({ nl: "Huis" }, "fr")` is `{ text: "Huis", locale: "nl" }`.
 */
export function localize(texts: Multilingual | null | undefined, asked: Locale): LocalizedText | null {
  if (!texts) return null;
  for (const locale of [asked, DEFAULT_LOCALE, ...LOCALES]) {
    const text = texts[locale]?.trim();
    if (text) return { text, locale };
  }
  return null;
}

/** The bare words of {@link localize}, or "" when no language has any: `textOf({ en: "House" }, "de")` is `"House"`. */
export function textOf(texts: Multilingual | null | undefined, asked: Locale): string {
  return localize(texts, asked)?.text ?? "";
}
