import { LAST_PAGE, type ListingQuery, writeListingQuery } from "./query.ts";
import { MAX_DEPTH, PAGE_SIZE } from "./search.ts";

/** The next page loads when less than this many pixels of the list are left below. */
export const SCROLL_THRESHOLD = 250;

/** A link of a pager; a null page is a gap. `search` is what follows "?" in its address, "" for none. */
type PageLink =
  | { readonly page: number; readonly search: string; readonly isCurrent: boolean }
  | { readonly page: null };

export type Paging = {
  readonly page: number;
  readonly pageCount: number;
  readonly previous: string | null;
  readonly next: string | null;
  readonly links: readonly PageLink[];
};

/** Tells whether more estates remain: the loaded count is below the total. */
export function hasMore(loaded: number, total: number): boolean {
  return loaded < total;
}

/**
 * How many pages of a list have an address, at least one, since a search answers no deeper and an address reads no
 * further: `pageCountOf(41, 20)` is 3, `pageCountOf(30_000, 30)` is 333.
 */
export function pageCountOf(total: number, size: number = PAGE_SIZE): number {
  return Math.max(1, Math.min(Math.ceil(total / size), Math.floor(MAX_DEPTH / size), LAST_PAGE));
}

/**
 * The real links under a list: first, last, the pages around this one, with gaps between.
 * Example: page 7 of 20 has links 1 … 5 6 7 8 9 … 20.
 */
export function pagingOf(query: ListingQuery, total: number, size: number = PAGE_SIZE): Paging {
  const pageCount = pageCountOf(total, size);
  return pagingWith(query.page, pageCount, (page) => writeListingQuery({ ...query, page }));
}

/** The same for any list whose pages have addresses: `searchOfPage(3)` is what follows "?" for its third page. */
export function pagingWith(page: number, pageCount: number, searchOfPage: (page: number) => string): Paging {
  const links = pagesAround(page, pageCount).map((target): PageLink =>
    target === null
      ? { page: null }
      : { page: target, search: searchOfPage(target), isCurrent: target === page },
  );
  return {
    page,
    pageCount,
    previous: page > 1 ? searchOfPage(Math.min(page - 1, pageCount)) : null,
    next: page < pageCount ? searchOfPage(page + 1) : null,
    links,
  };
}

/** A gap of a single page is that page. */
function pagesAround(page: number, pageCount: number): ReadonlyArray<number | null> {
  const wanted = new Set([1, page - 2, page - 1, page, page + 1, page + 2, pageCount]);
  const pages = [...wanted].filter((target) => target >= 1 && target <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((target, index) => {
    const missing = target - (pages[index - 1] ?? 0) - 1;
    if (missing === 0) return [target];
    return missing === 1 ? [target - 1, target] : [null, target];
  });
}
