import { EMPTY_LISTING_QUERY, readListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { localize, textOf } from "#domain/locale/multilingual.ts";
import { listingHref } from "#features/listings/listing-href.ts";
import type { PageHead } from "#features/site/page-head.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { Page } from "#features/site/schema/page.ts";
import { MultilingualText } from "#features/site/schema/primitives.ts";
import type { Site } from "#features/site/schema/site.ts";
import { alternatesOf, nearestOf } from "./page-languages.ts";

/** What a page of the agency's own tells search engines, and where it stands in other languages. */
export async function headOfPage(
  context: RequestContext,
  page: Page,
  locale: Locale,
  url: URL,
): Promise<PageHead> {
  const pages = await context.remember("pages", () => context.queries.pages());
  return {
    title: localize(page.title, locale),
    description: describePage(page, locale, context.site),
    isHome: page.paths[locale] === "",
    canonical: context.origin + url.pathname + pageOfList(page, url),
    alternates: alternatesOf(page, context.site.locales),
    nearest: nearestOf(page, pages, context.site.locales, locale),
  };
}

/**
 * What search engines tell of a page: the agency's own words for them, else the first that its blocks say, else what it is
 * and whose.
 */
export function describePage(
  { description, blocks, title }: Pick<Page, "description" | "blocks" | "title">,
  locale: Locale,
  { name, agency }: Pick<Site, "name" | "agency">,
): string {
  const said = blocks
    .map(({ intro }) => textOf(MultilingualText.safeParse(intro).data, locale))
    .find(Boolean);
  const whatAndWhose = [
    textOf(title, locale),
    name,
    textOf(agency.address.city.alias, locale) || agency.address.city.name,
  ];
  return textOf(description, locale) || said || whatAndWhose.filter(Boolean).join(" · ");
}

/**
 * The part of an address that makes one page of a list another: each is its own to search engines, while filters and orders
 * show the same estates once more. Example: `?city=5&page=2` gives `"?page=2"`.
 */
export function pageOfList({ blocks }: Pick<Page, "blocks">, { searchParams }: URL): string {
  const { page } = readListingQuery(searchParams);
  const isList = blocks.some((block) => block.type === "estate-list" && block["filter"] !== false);
  return isList ? listingHref("", { ...EMPTY_LISTING_QUERY, page }) : "";
}
