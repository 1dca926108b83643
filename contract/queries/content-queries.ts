import type { Locale } from "#domain/locale/locale.ts";
import type { LocaleAgreements } from "#features/site/schema/agreement.ts";
import type { CustomEntity, PublishedItem } from "#features/pages/entity/schema.ts";
import type { MENU_TYPES, MenuItem, Page, Translations } from "#features/site/schema/page.ts";

/** What an agency wrote for its site. */
export type ContentQueries = {
  navigation(type: (typeof MENU_TYPES)[number]): Promise<readonly MenuItem[]>;
  pages(): Promise<readonly Page[]>;
  /** The page at a path of the page's language, without its prefix: `over-ons/team`; empty is the home page. */
  pageByUrl(url: string): Promise<Page>;
  entities(): Promise<readonly CustomEntity[]>;
  entityItems(name: string): Promise<readonly PublishedItem[]>;
  translations(locale: Locale): Promise<Translations>;
  agreements(locale: Locale): Promise<LocaleAgreements>;
};
