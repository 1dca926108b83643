import { MESSAGES } from "#features/messages.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { createTranslate, type Dictionary, type Translate } from "#domain/locale/translate.ts";
import type { Storage } from "../storage.ts";

/** Translates into a language in a site's words: the agency's own win over the product's. */
export function siteTranslate(locale: Locale, own: Dictionary): Translate {
  return createTranslate(locale, MESSAGES[locale], own);
}

type Asked = {
  readonly site: { readonly id: string };
  readonly locale: Locale;
  readonly parts: { translations(siteId: string, locale: Locale): Promise<Dictionary> };
};

/** The same for whoever asks something of a site. */
export async function translateFor({ site, locale, parts }: Asked): Promise<Translate> {
  return siteTranslate(locale, await parts.translations(site.id, locale));
}

/** The same for work that nobody asked for. */
export async function translateInJob(
  storage: Pick<Storage, "findTranslations">,
  siteId: string,
  locale: Locale,
): Promise<Translate> {
  return siteTranslate(locale, await storage.findTranslations(siteId, locale));
}
