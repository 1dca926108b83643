import type { SearchBody } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { cardView } from "./card/card-view.ts";
import { sectionsOfPage } from "./pages/group-pages.ts";
import type { ListingPage } from "./listing-view.ts";

/** One page of results, in groups where the list has them; a search that failed is a page that says so. */
export async function loadListingPage(
  context: RequestContext,
  locale: Locale,
  body: SearchBody,
  page: number,
): Promise<ListingPage> {
  const { results, total, groups, error } = await context.queries.searchEstates({ ...body, view: "card" });
  return {
    page,
    total: total.value,
    cards: results.map((estate) => cardView(estate, { locale, site: context.site, cdn: context.imageCdn })),
    sections: body.groupBy ? sectionsOfPage(groups ?? [], page, body.limit.size) : null,
    isFailed: error !== undefined,
  };
}
