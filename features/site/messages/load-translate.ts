import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { siteTranslate } from "./site-translate.ts";
import type { RequestContext } from "../request-context.ts";

/** The messages of a site in one language, for what a page says while it loads: titles, lines that are made of several words. */
export function loadTranslate(context: RequestContext, locale: Locale): Promise<Translate> {
  return context.remember(`messages:${locale}`, async () =>
    siteTranslate(locale, await context.queries.translations(locale)),
  );
}
