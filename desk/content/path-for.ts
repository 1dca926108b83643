import type { Locale } from "#domain/locale/locale.ts";
import { type Multilingual, textOf } from "#domain/locale/multilingual.ts";
import { slugify } from "#domain/locale/slug.ts";

const NAMELESS = "pagina";

/** An address made of a title: `pathFor({ nl: "Over ons!" }, "nl")` is `over-ons`. */
export function pathFor(title: Multilingual, locale: Locale): string {
  const text = textOf(title, locale);
  return /[\p{L}\p{N}]/u.test(text) ? slugify([text], locale) : NAMELESS;
}
