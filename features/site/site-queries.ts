import type { Locale } from "#domain/locale/locale.ts";
import type { FormName, Forms } from "./form-answer.ts";
import type { Page, Translations } from "./schema/page.ts";

/**
 * Everything that the pages of a site ask, bound to one request: its site, its language and its visitor; each capability
 * adds its own queries by declaration merging (`api/page-queries.ts`). Unless it says otherwise a query throws a
 * `QueryError` whose status is that of the API's answer to the same. What is answered may be
 * shared by many pages: nobody changes it.
 */
export interface SiteQueries {
  pages(): Promise<readonly Page[]>;
  /** The words that the agency says its own way; all others are the product's. */
  translations(locale: Locale): Promise<Translations>;
  /** What a visitor filled in, with what the address holds that it is sent to; a 422 names what is wrong in their language. */
  sendForm<Name extends FormName>(
    form: Name,
    fields: object,
    params?: Readonly<Record<string, string>>,
  ): Promise<Forms[Name]>;
}
