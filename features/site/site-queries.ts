import type { Locale } from "#domain/locale/locale.ts";
import type { Page, Translations } from "./schema/page.ts";

/**
 * Everything that the pages of a site ask, bound to one request: its site, its language and its visitor; each capability
 * adds its own queries by declaration merging (`api/page-queries.ts`). Unless it says otherwise a query throws a
 * `QueryError` whose status is that of the API's answer to the same (product decision, point 4). What is answered may be
 * shared by many pages: nobody changes it.
 */
export interface SiteQueries {
  pages(): Promise<readonly Page[]>;
  translations(locale: Locale): Promise<Translations>;
}
