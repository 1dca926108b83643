import type { Site } from "./schema/site.ts";
import { isLocale, type Locale } from "#domain/locale/locale.ts";

/** The language of an address, or the site's default where the address names none that the site publishes. */
export function pageLocale(pathname: string, site: Pick<Site, "locales" | "defaultLocale">): Locale {
  const word = pathname.split("/")[1];
  return isLocale(word) && site.locales.includes(word) ? word : site.defaultLocale;
}

/** Tells whether the address itself names a language that the site publishes. */
export function isPublishedAddress(pathname: string, site: Pick<Site, "locales">): boolean {
  const word = pathname.split("/")[1];
  return isLocale(word) && site.locales.includes(word);
}
