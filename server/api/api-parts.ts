import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import type { ApiParts } from "#features/site/api/query-context.ts";
import { cacheLookup } from "#platform/http/cached-lookup.ts";

export type ApiDeps = Omit<ApiParts, "takesVisits" | "menus" | "pages" | "translations">;

/** Whose pages, menus and words are kept: those that are visited most lately. */
const MOST_SITES = 100;

export function createApiParts(deps: ApiDeps): ApiParts {
  const { storage } = deps;
  const menus = cacheLookup((siteId) => storage.findMenus(siteId), { mostKeys: MOST_SITES });
  const pages = cacheLookup((siteId) => storage.findPages(siteId), { mostKeys: MOST_SITES });
  const translations = cacheLookup(
    (key) => {
      const [locale, siteId] = key.split(" ") as [Locale, string];
      return storage.findTranslations(siteId, locale);
    },
    { mostKeys: MOST_SITES * LOCALES.length },
  );
  storage.onChange(({ scope }) => {
    if (scope === "site") for (const lookup of [menus, pages, translations]) lookup.invalidate();
  });
  return {
    ...deps,
    takesVisits: async (siteId, salesRepId) => (await storage.visits.findAgenda(siteId, salesRepId)) !== null,
    menus: (siteId) => menus.find(siteId),
    pages: (siteId) => pages.find(siteId),
    translations: (siteId, locale) => translations.find(`${locale} ${siteId}`),
  };
}
