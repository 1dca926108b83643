import type { Locale } from "#domain/locale/locale.ts";
import type { Original } from "#platform/media/serving/find-original.ts";
import type { Menus, Page, Translations } from "../schema/page.ts";
import type { Site } from "../schema/site.ts";
import type { SiteDirectory } from "../site-directory.ts";
import type { Storage } from "../storage.ts";
import type { FailureLog } from "./known-error.ts";

/** Who asks, as far as the connection and trusted proxies tell; an empty address is nobody, such as a page that is rendered to be kept. */
export type ApiCaller = { readonly address: string };

/** On whose behalf a query is asked: the site, the language of its words, the moment, and the visitor, for limits. */
export type QueryContext = {
  readonly site: Site;
  readonly locale: Locale;
  readonly now: Date;
  readonly caller: ApiCaller;
  readonly parts: ApiParts;
};

/**
 * What endpoints and pages ask: the storage itself, and what each page of a site needs again and again. Each capability
 * adds what it alone needs by declaration merging.
 */
export interface ApiParts {
  readonly storage: Storage;
  readonly sites: SiteDirectory;
  readonly log: FailureLog;
  readonly now: () => Date;
  /** A file of the media folder as it was taken in, by its content address. */
  readonly findOriginal: (file: string) => Promise<Original | null>;
  /** Origin of the operator's image CDN, which addresses of pictures point to. */
  readonly imageCdn?: string | null | undefined;
  menus(siteId: string): Promise<Menus>;
  pages(siteId: string): Promise<Page[]>;
  translations(siteId: string, locale: Locale): Promise<Translations>;
}
