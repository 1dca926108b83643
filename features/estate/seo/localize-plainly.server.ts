import { plainText } from "#features/listings/plain-text/plain-text.server.ts";
import { type Multilingual, localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** A description in one language, without its markup; null where nothing is left of it. */
export function localizePlainly(
  texts: Multilingual | null | undefined,
  locale: Locale,
): LocalizedText | null {
  const spoken = localize(texts, locale);
  const text = plainText(spoken?.text ?? "");
  return spoken && text ? { ...spoken, text } : null;
}
