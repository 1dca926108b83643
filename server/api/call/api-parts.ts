import type { Estate } from "#features/listings/schema/estate.ts";
import type { Menus, Page, Translations } from "#features/site/schema/page.ts";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import { keepLookup } from "#platform/http/cached-lookup.ts";
import { createSiteDirectory, type SiteDirectory } from "../../middleware/site-directory.ts";
import type { Original } from "#platform/media/serving/find-original.ts";
import type { Storage } from "#features/site/storage.ts";
import type { FailureLog } from "../problem/known-error.ts";

export type ApiDeps = {
  readonly storage: Storage;
  /** The product's own words of a language. */
  readonly words: (locale: Locale) => Readonly<Record<string, string>>;
  readonly log: FailureLog;
  readonly now: () => Date;
  /** Whether puzzles and limits stand before forms, as far as each site wants them. */
  readonly formChecks: boolean;
  /** What search results say of an estate's page. */
  readonly estateWords: (estate: Estate, locale: Locale) => { title: string; description: string };
  /** A file of the media folder as it was taken in, by its content address. */
  readonly findOriginal: (file: string) => Promise<Original | null>;
  /** Origin of the operator's image CDN, which addresses of pictures point to. */
  readonly imageCdn?: string | null | undefined;
  /** Shared with the pages when given; else the API keeps its own. */
  readonly sites?: SiteDirectory;
};

/** What endpoints and pages ask: the storage itself, and what each page of a site needs again and again. */
export type ApiParts = Pick<
  ApiDeps,
  "storage" | "words" | "log" | "now" | "formChecks" | "estateWords" | "findOriginal" | "imageCdn"
> & {
  readonly sites: SiteDirectory;
  menus(siteId: string): Promise<Menus>;
  pages(siteId: string): Promise<Page[]>;
  translations(siteId: string, locale: Locale): Promise<Translations>;
};

/** Whose pages, menus and words are kept: those that are visited most lately. */
const MOST_SITES = 100;

export function createApiParts(deps: ApiDeps): ApiParts {
  const { storage, words, log, now, formChecks, estateWords, findOriginal, imageCdn, sites } = deps;
  const menus = keepLookup((siteId) => storage.findMenus(siteId), { mostKeys: MOST_SITES });
  const pages = keepLookup((siteId) => storage.findPages(siteId), { mostKeys: MOST_SITES });
  const translations = keepLookup(
    (key) => {
      const [locale, siteId] = key.split(" ") as [Locale, string];
      return storage.findTranslations(siteId, locale);
    },
    { mostKeys: MOST_SITES * LOCALES.length },
  );
  storage.onChange(({ scope }) => {
    if (scope === "site") for (const lookup of [menus, pages, translations]) lookup.outdate();
  });
  return {
    storage,
    words,
    log,
    now,
    formChecks,
    estateWords,
    findOriginal,
    imageCdn,
    sites: sites ?? createSiteDirectory(storage),
    menus: (siteId) => menus.find(siteId),
    pages: (siteId) => pages.find(siteId),
    translations: (siteId, locale) => translations.find(`${locale} ${siteId}`),
  };
}
