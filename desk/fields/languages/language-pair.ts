import type { Locale } from "#domain/locale/locale.ts";

/** Two languages that stand side by side: the one that somebody translates from, and the one that they write. */
export type LanguagePair = { readonly from: Locale; readonly into: Locale };

/** What was chosen before, as far as the site still has it; else from the language that comes first into the next. */
export function pairOf(
  locales: readonly Locale[],
  first: Locale,
  kept: Partial<LanguagePair> | null,
): LanguagePair {
  const from = locales.find((locale) => locale === kept?.from) ?? first;
  const others = locales.filter((locale) => locale !== from);
  return { from, into: others.find((locale) => locale === kept?.into) ?? others[0] ?? from };
}

/** Another language to translate from; the one that was written takes its place where they would be the same. */
export function translatedFrom({ from, into }: LanguagePair, locale: Locale): LanguagePair {
  return { from: locale, into: locale === into ? from : into };
}

/** Another language to write; the one that was translated from takes its place where they would be the same. */
export function translatedInto({ from, into }: LanguagePair, locale: Locale): LanguagePair {
  return { from: locale === from ? into : from, into: locale };
}
