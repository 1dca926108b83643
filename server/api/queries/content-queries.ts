import type { ContentQueries } from "#contract/queries/content-queries.ts";
import type { QueryContext } from "../call/query-context.ts";
import { findAgreements } from "../site/find-agreements.ts";
import { findEntityItems, findMenu, findPageAt } from "../site/page-queries.ts";
import { wordsOf } from "../site/words-of.ts";
import type { Asking } from "./asking.ts";

/** What an agency wrote for its site, as a page asks for it. */
export function contentQueries(context: QueryContext, { ask }: Asking): ContentQueries {
  const { parts, site } = context;
  return {
    navigation: (type) => ask(() => findMenu(context, type)),
    pages: () => ask(() => parts.pages(site.id)),
    pageByUrl: (url) => ask(() => findPageAt(context, url)),
    entities: () => ask(() => parts.storage.findEntities(site.id)),
    entityItems: (name) => ask(() => findEntityItems(context, name)),
    translations: (locale) => ask(() => wordsOf(parts, site, locale)),
    agreements: (locale) => ask(() => findAgreements(context, locale)),
  };
}
