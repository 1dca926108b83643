import type { QueryRunner } from "#features/site/api/query-runner.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import type { MENU_TYPES, MenuItem } from "#features/site/schema/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { CustomEntity, PublishedItem } from "../entity/schema.ts";
import { findAgreements } from "./agreements.ts";
import { findEntityItems, findMenu, findPageAt } from "./find-content.ts";

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ReturnType<typeof contentQueries> {}
}

/** What an agency wrote for its site. */
export function contentQueries(context: QueryContext, { run }: QueryRunner) {
  const { parts, site } = context;
  return {
    navigation: (type: (typeof MENU_TYPES)[number]): Promise<readonly MenuItem[]> =>
      run(() => findMenu(context, type)),
    /** The page at a path of the page's language, without its prefix: `over-ons/team`; empty is the home page. */
    pageByUrl: (url: string) => run(() => findPageAt(context, url)),
    entities: (): Promise<readonly CustomEntity[]> => run(() => parts.storage.findEntities(site.id)),
    entityItems: (name: string): Promise<readonly PublishedItem[]> =>
      run(() => findEntityItems(context, name)),
    agreements: (locale: Locale) => run(() => findAgreements(context, locale)),
  };
}
