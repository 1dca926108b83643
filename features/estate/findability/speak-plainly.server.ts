import { plainText } from "#contract/text/plain-text.server.ts";
import { type Localised, speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** A description in one language, without its markup; null where nothing is left of it. */
export function speakPlainly(texts: Localised | null | undefined, locale: Locale): SpokenText | null {
  const spoken = speak(texts, locale);
  const text = plainText(spoken?.text ?? "");
  return spoken && text ? { ...spoken, text } : null;
}
