import type { Locale } from "#domain/locale/locale.ts";
import { MESSAGES } from "#features/messages.ts";
import { createSay, type Say } from "#domain/locale/say.ts";
import type { RequestContext } from "../request-context.ts";

/** The voice of a site in one language, for what a page says while it loads: titles, lines that are made of several words. */
export function loadSay(context: RequestContext, locale: Locale): Promise<Say> {
  return context.remember(`say:${locale}`, async () =>
    createSay(locale, MESSAGES[locale], await context.queries.translations(locale)),
  );
}
