import type { ListingQuery } from "#domain/listing/query.ts";
import { writeListingQuery } from "#domain/listing/query.ts";
import { queryOfWishes } from "#domain/listing/own-words/query-of-wishes.ts";
import { placeFinder } from "#domain/listing/own-words/place-book.ts";
import { readWishes } from "#domain/listing/own-words/read-wishes.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { firstPageHref } from "../listing-href.ts";

/** Leads on to the search that a visitor's own words mean, which keeps what no filter can express; nothing where it is that search already. */
export async function leadToUnderstoodWords(
  context: RequestContext,
  url: URL,
  fixed: FixedListing,
  query: ListingQuery,
): Promise<void> {
  const names = await context.queries.placeNames().catch(() => new Map<string, readonly number[]>());
  const { wishes, unknown, transactionWords } = readWishes(query.words ?? "", placeFinder(names));
  const { transactions, ...changes } = queryOfWishes(wishes);
  const offered = fixed.where?.terms?.["general.transaction.id"];
  const isOffered = transactions === undefined || !offered || transactions.some((id) => offered.includes(id));
  const left = isOffered ? unknown : [transactionWords ?? "", ...unknown];
  const understood: ListingQuery = {
    ...query,
    ...changes,
    ...(transactions && !offered && { transactions }),
    words: left.join(", ") || null,
  };
  if (writeListingQuery(understood) === writeListingQuery(query)) return;
  throw new Response(null, { status: 302, headers: { Location: firstPageHref(url.pathname, understood) } });
}
