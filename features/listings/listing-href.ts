import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";

/** The address of a list with other filters, order or page: `/nl/te-koop?city=1&page=2`. */
export function listingHref(path: string, query: ListingQuery): string {
  return hrefWithQuery(path, writeListingQuery(query));
}

/** The same from its first page on, as every change of a filter or the order leads to. */
export function firstPageHref(path: string, query: ListingQuery): string {
  return listingHref(path, { ...query, page: 1 });
}
