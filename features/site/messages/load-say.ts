import type { Locale } from "#domain/locale/locale.ts";
import { DICTIONARIES } from "#words/dictionaries.ts";
import { createSay, type Say } from "#words/words.ts";
import type { RequestContext } from "../request-context.ts";

/** The voice of a site in one language, for what a page says while it loads: titles, lines that are made of several words. */
export function loadSay(context: RequestContext, locale: Locale): Promise<Say> {
  return context.remember(`say:${locale}`, async () =>
    createSay(locale, DICTIONARIES[locale], await context.queries.translations(locale)),
  );
}
