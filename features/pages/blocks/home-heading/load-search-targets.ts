import type { BlockOf } from "../block-types.ts";
import type { Page } from "#features/site/schema/page.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import { hrefOfPage } from "#domain/locale/href.ts";
import { localize, type LocalizedText } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { fixedListing } from "#features/listings/fixed-listing.ts";
import { loadAllOptions } from "#features/listings/filter/load-all-options.ts";
import type { FilterOption, FixedConditions } from "#features/listings/listing-view.ts";
import type { EstateFilters } from "#features/listings/schema/search.ts";
import { priceSteps } from "#features/listings/filter/price-steps.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { findSitePage } from "#features/site/block/find-site-page.ts";
import { readBlock } from "../read-block.ts";

/** One listing page that a search can search, with what it holds. */
export type SearchTarget = {
  readonly label: LocalizedText;
  readonly href: string;
  /** What the agency fixed of the page's list. */
  readonly fixed: FixedConditions;
  /** Null where that could not be counted. */
  readonly total: number | null;
  readonly types: readonly FilterOption[];
  /** Euro, ascending. */
  readonly prices: readonly number[];
};

/** The listing pages of a search that are published in a language, each with what it holds. */
export async function loadSearchTargets(
  context: RequestContext,
  locale: Locale,
  search: BlockOf<"home-heading">["search"],
): Promise<SearchTarget[]> {
  context.tags.add("estates");
  const targets = await Promise.all(search.map((target) => loadTarget(context, locale, target)));
  return targets.filter((target) => target !== null);
}

async function loadTarget(
  context: RequestContext,
  locale: Locale,
  target: BlockOf<"home-heading">["search"][number],
): Promise<SearchTarget | null> {
  const page = await findSitePage(context, target.pageId);
  const label = localize(target.label, locale);
  const path = page?.paths[locale];
  if (!page || !label || path === undefined) return null;
  const list = listOf(context.site.id, page);
  const fixed = list ? fixedListing(list) : {};
  const [options, total] = list
    ? await Promise.all([loadAllOptions(context, locale, fixed), countListed(context, fixed)])
    : [{}, null];
  return {
    label,
    href: hrefOfPage(locale, path),
    fixed: { where: fixed.where ?? {}, collectionIds: fixed.collectionIds ?? [] },
    total,
    types: (options.headTypes ?? []).map(({ id, name, count }) => ({ id: String(id), name, count })),
    prices: budgetsOf(options.prices),
  };
}

/** The most that a visitor may want to pay; below the cheapest there is nothing. */
function budgetsOf(prices: EstateFilters["prices"] | undefined): number[] {
  const { min = null } = prices ?? {};
  return prices && min !== null ? priceSteps(prices).filter((step) => step >= min) : [];
}

async function countListed(context: RequestContext, fixed: FixedListing): Promise<number | null> {
  const where = whereOf(fixed, EMPTY_LISTING_QUERY);
  const count = async () => {
    const { total, error } = await context.queries.searchEstates({
      where,
      limit: { from: 0, size: 0 },
      view: "marker",
    });
    if (error) throw error;
    return total.value;
  };
  return context.remember(`total:${JSON.stringify(where)}`, count).catch(() => null);
}

/** The list on a page that visitors can filter. */
function listOf(siteId: string, page: Page): BlockOf<"estate-list"> | null {
  for (const any of page.blocks) {
    const block = readBlock(siteId, any);
    if (block?.type === "estate-list" && block.filter) return block;
  }
  return null;
}
