import type { SearchBody } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Visit } from "../visit.ts";
import { cardView } from "./card-view.ts";
import { sectionsOfPage } from "./group-pages.ts";
import type { GroupSection, ListingPage } from "./listing-view.ts";

/** One page of results; a search that failed is a page that says so. */
export async function loadListingPage(
  visit: Visit,
  locale: Locale,
  body: SearchBody,
  page: number,
): Promise<ListingPage> {
  if (body.groupBy) return loadGroupedPage(visit, locale, body, page);
  const answer = await visit.client.searchEstates({ ...body, view: "card" });
  return {
    page,
    total: answer.total.value,
    cards: answer.results.map((estate) =>
      cardView(estate, { locale, site: visit.site, cdn: visit.imageCdn }),
    ),
    sections: null,
    isFailed: answer.error !== undefined,
  };
}

/** Group after group: the groups tell which listings stand on this page, then those are asked for. */
async function loadGroupedPage(
  visit: Visit,
  locale: Locale,
  body: SearchBody,
  page: number,
): Promise<ListingPage> {
  const found = await visit.client.searchEstates({ ...body, limit: { from: 0, size: 0 }, view: "marker" });
  const sections = sectionsOfPage(found.groups ?? [], page, body.limit.size);
  const ids = sections.flatMap((section) => section.ids);
  const total = found.total.value;
  if (found.error || ids.length === 0)
    return { page, total, cards: [], sections, isFailed: Boolean(found.error) };
  const { results, error } = await visit.client.searchEstates({
    where: { terms: { "general.id": ids } },
    limit: { from: 0, size: ids.length },
    view: "card",
  });
  const cards = results.map((estate) => cardView(estate, { locale, site: visit.site, cdn: visit.imageCdn }));
  return { page, total, cards: inOrder(cards, sections), sections, isFailed: error !== undefined };
}

function inOrder<T extends { readonly id: number }>(
  cards: readonly T[],
  sections: readonly GroupSection[],
): T[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return sections.flatMap(({ ids }) => ids.flatMap((id) => byId.get(id) ?? []));
}
