import type { Asking } from "#features/site/api/asking.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import type { LocaleAgreements } from "#features/site/schema/agreement.ts";
import type { MENU_TYPES, MenuItem, Page } from "#features/site/schema/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { CustomEntity, PublishedItem } from "../entity/schema.ts";
import { findAgreements } from "./agreements.ts";
import { findEntityItems, findMenu, findPageAt } from "./find-content.ts";

/** What an agency wrote for its site. */
type ContentQueries = {
  navigation(type: (typeof MENU_TYPES)[number]): Promise<readonly MenuItem[]>;
  /** The page at a path of the page's language, without its prefix: `over-ons/team`; empty is the home page. */
  pageByUrl(url: string): Promise<Page>;
  entities(): Promise<readonly CustomEntity[]>;
  entityItems(name: string): Promise<readonly PublishedItem[]>;
  agreements(locale: Locale): Promise<LocaleAgreements>;
};

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ContentQueries {}
}

export function contentQueries(context: QueryContext, { ask }: Asking): ContentQueries {
  const { parts, site } = context;
  return {
    navigation: (type) => ask(() => findMenu(context, type)),
    pageByUrl: (url) => ask(() => findPageAt(context, url)),
    entities: () => ask(() => parts.storage.findEntities(site.id)),
    entityItems: (name) => ask(() => findEntityItems(context, name)),
    agreements: (locale) => ask(() => findAgreements(context, locale)),
  };
}
