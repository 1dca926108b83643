import { DEFAULT_LOCALE, LOCALES, type Locale } from "#domain/locale/locale.ts";
import { localize, type LocalizedText, type Multilingual } from "#domain/locale/multilingual.ts";

/** What visitors of a language read instead of a text that it lacks; null where it has one, or no language does. */
export function fallbackOf(texts: Multilingual | null | undefined, locale: Locale): LocalizedText | null {
  const found = localize(texts, locale);
  return found && found.locale !== locale ? found : null;
}

/** How many of some texts a language lacks, of those that any language has. */
export function missingIn(
  texts: readonly (Multilingual | null | undefined)[],
  locale: Locale,
): { readonly missing: number; readonly isEmpty: boolean; readonly written: number } {
  const written = texts.filter((text) => localize(text, locale));
  const missing = written.filter((text) => fallbackOf(text, locale)).length;
  return { missing, isEmpty: missing === written.length, written: written.length };
}

/** The languages of a site in the order of its forms: first what the others fall back to. */
export function localesInOrder(locales: readonly Locale[]): readonly Locale[] {
  return [DEFAULT_LOCALE, ...LOCALES].filter(
    (locale, at, all) => locales.includes(locale) && all.indexOf(locale) === at,
  );
}

/** A text with another one in a language; a text that no language has is absent. */
export function withText(
  texts: Multilingual | null | undefined,
  locale: Locale,
  text: string | null,
): Multilingual | null {
  const next = { ...texts, [locale]: text };
  return LOCALES.some((each) => next[each]) ? next : null;
}
