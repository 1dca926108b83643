import { readPage } from "#domain/listing/query.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import type { ListingView } from "#features/listings/listing-view.ts";
import type { RentalListView } from "#features/rentals/list/rental-list-view.ts";
import type { LoadedBlock } from "#features/site/block/loaded-block.ts";

/** How many pages a list has; none for a showcase, and any number for one that could not be counted. */
const PAGE_COUNTS: Readonly<Record<string, (view: unknown) => number>> = {
  "estate-list": listingPages,
  "estate-map": listingPages,
  "rental-list": (view) => {
    const { paging, isFailed } = view as RentalListView;
    return isFailed ? Infinity : paging.pageCount;
  },
};

function listingPages(view: unknown): number {
  const { pages, filter, results } = view as ListingView;
  if (filter === null) return 0;
  return results.isFailed ? Infinity : pages;
}

/**
 * Throws the redirect to the last page where an address asks for one that none of the page's lists has; all else of the address stays.
 * Example: `?city=5&page=9` of a list of three pages leads to `?city=5&page=3`.
 */
export function throwIfBeyondLastPage(blocks: readonly LoadedBlock[], { pathname, searchParams }: URL): void {
  const last = Math.max(0, ...blocks.map(({ type, view }) => PAGE_COUNTS[type]?.(view) ?? 0));
  if (last === 0 || readPage(searchParams) <= last) return;
  const search = new URLSearchParams(searchParams);
  if (last > 1) search.set("page", String(last));
  else search.delete("page");
  throw new Response(null, { status: 302, headers: { Location: hrefWithQuery(pathname, search) } });
}
