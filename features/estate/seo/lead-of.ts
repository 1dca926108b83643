import type { Estate } from "#features/listings/schema/estate.ts";
import { plainText } from "#features/listings/plain-text/plain-text.server.ts";
import { type Multilingual, localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The short description, where the description does not begin with it anyway. */
export function leadOf({ general }: Estate, locale: Locale): LocalizedText | null {
  const lead = withoutMarkup(general.shortDescription, locale);
  const whole = withoutMarkup(general.description, locale);
  return lead && !whole?.text.startsWith(lead.text) ? lead : null;
}

/** A description in one language, without its markup; null where nothing is left of it. */
function withoutMarkup(texts: Multilingual | null | undefined, locale: Locale): LocalizedText | null {
  const localized = localize(texts, locale);
  const text = plainText(localized?.text ?? "");
  return localized && text ? { ...localized, text } : null;
}
