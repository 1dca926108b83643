import sanitizeHtml from "sanitize-html";
import { type Localised, speak, type SpokenText } from "#domain/locale/localised.ts";
import type { Locale } from "#domain/locale/locale.ts";

const HAS_MARKUP = /<\/?[a-z!][^>]*>|&[a-z]+;|&#\d+;/i;
const BREAKS = /<(?:br\s*\/?|\/(?:p|div|li|h\d|tr))>/gi;

const ENTITIES: Readonly<Record<string, string>> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };

/** A short text without its markup, where an agency's system brings some: `<b>Gas</b><br>2019` is Gas and 2019 below. */
export function plainText(text: string): string {
  if (!HAS_MARKUP.test(text)) return text.trim();
  const bare = sanitizeHtml(text.replaceAll(BREAKS, "$&\n"), { allowedTags: [], allowedAttributes: {} });
  return bare.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!).trim();
}

/** A short text of an agency in one language, without markup; null where nothing is left of it. */
export function speakPlainly(texts: Localised | null | undefined, locale: Locale): SpokenText | null {
  const spoken = speak(texts, locale);
  const text = plainText(spoken?.text ?? "");
  return spoken && text ? { ...spoken, text } : null;
}
