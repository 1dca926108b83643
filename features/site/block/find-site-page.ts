import type { Page } from "../schema/page.ts";
import type { RequestContext } from "../request-context.ts";

/** One of the agency's own pages, from the list that is kept while the site's content stays the same. */
export async function findSitePage(context: RequestContext, pageId: number): Promise<Page | null> {
  const pages = await context.remember("pages", () => context.queries.pages());
  return pages.find((page) => page.id === pageId) ?? null;
}
