import type { Page } from "#features/site/schema/page.ts";
import { EMPTY_LISTING_QUERY, readListingQuery } from "#domain/listing/query.ts";
import { listingHref } from "#features/listings/listing-href.ts";

/**
 * The part of an address that makes one page of a list another: each is its own to search engines, while filters and orders
 * show the same estates once more. Example: `?city=5&page=2` gives `"?page=2"`.
 */
export function pageOfList({ blocks }: Pick<Page, "blocks">, { searchParams }: URL): string {
  const { page } = readListingQuery(searchParams);
  const isList = blocks.some((block) => block.type === "estate-list" && block["filter"] !== false);
  return isList ? listingHref("", { ...EMPTY_LISTING_QUERY, page }) : "";
}
