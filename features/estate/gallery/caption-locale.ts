import type { LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";

/** The language of a caption that fell back to another than the page's; undefined where there is nothing to mark. */
export function captionLocale(caption: LocalizedText | null, page: Locale): Locale | undefined {
  return caption && caption.locale !== page ? caption.locale : undefined;
}
