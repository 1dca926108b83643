import type { Page, Resource } from "#platform/render/page.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "./request-context.ts";
import type { FormAnswer } from "./form-answer.ts";
import type { PageHead } from "./page-head.ts";
import type { Sheet } from "./sheets.ts";

/** What every page tells about itself beside what it shows. */
export type PageData = {
  /** Absent on a page that no search engine is to know: its content names its title. */
  readonly head?: PageHead | undefined;
  /** One visitor's own page: nobody may find it, or hear its address from a link that is followed. */
  readonly isPersonal?: boolean;
  /** Nobody is to find it with a search engine. */
  readonly isUnlisted?: boolean;
  /** Begins with its photo, which takes the place of the site's header on a phone. */
  readonly beginsWithPhoto?: boolean;
  /** Another language and theme than the address and the site have, for the page of all blocks. */
  readonly look?: { readonly locale: Locale; readonly themeCss?: string };
  /** What is said of a form that came without scripts and was not taken. */
  readonly formAnswer?: FormAnswer;
};

/** A page of an agency's site that shows this data. */
type PageOf<Data> = Page<RequestContext, Data> & {
  /** The sheets of all that it draws, its islands and what those load included, beside the one of every page. */
  readonly sheets: (data: Data) => readonly Sheet[];
};

/** A page of an agency's site. */
export type SitePage = PageOf<PageData>;
export type SiteResource = Resource<RequestContext>;

/** Declares a page: types its data by what `load` answers. Example: `export const statement = definePage({ sheets, load, Content })`. */
export function definePage<Data extends PageData>(page: PageOf<Data>): SitePage {
  return page as unknown as SitePage;
}
