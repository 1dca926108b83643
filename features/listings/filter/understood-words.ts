import { hrefOfPage } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { queryOfWishes } from "#domain/listing/own-words/query-of-wishes.ts";
import { isForRent } from "#domain/estate/reference/status.ts";
import { SEASONAL_LET } from "#domain/estate/reference/transactions.ts";
import { placeFinder } from "#domain/listing/own-words/place-book.ts";
import { readWishes } from "#domain/listing/own-words/read-wishes.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { findListOfTransaction } from "../find-list-of-transaction.ts";
import { firstPageHref } from "../listing-href.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import { readStay } from "#domain/rental/own-words/read-stay.ts";
import { isForStay } from "#domain/rental/own-words/stay-wishes.ts";
import { findRentalsPage } from "../find-rentals-page.ts";

type Led = {
  /** The words ask for a holiday home, and the agency lets none. */
  readonly hasNoStays: boolean;
};

/**
 * Leads on to the search that a visitor's own words mean, which keeps what no filter can express; nothing where it is that search
 * already. Words for renting lead from a list of sales to the agency's list of rentals, and the other way round; words for a stay to
 * its holiday homes.
 */
export async function leadToUnderstoodWords(
  context: RequestContext,
  locale: Locale,
  url: URL,
  fixed: FixedListing,
  query: ListingQuery,
): Promise<Led> {
  if (query.words === null) return { hasNoStays: false };
  const stays = await findStays(context, locale, url, query);
  if (stays === "none") return { hasNoStays: true };
  const { understood, elsewhere } = await understand(context, fixed, query, stays === "among-listings");
  const path = elsewhere && (await findListOfTransaction(context, elsewhere))?.paths[locale];
  if (typeof path === "string") leadTo(hrefOfPage(locale, path), query);
  if (!isSame(understood, query)) leadTo(url.pathname, understood);
  return { hasNoStays: false };
}

/** The same for words in the field of a place, as long as they say more than a place: "huis met tuin in Gent"; words of the address stay. */
export async function leadToWordsInPlaceField(
  context: RequestContext,
  locale: Locale,
  url: URL,
  fixed: FixedListing,
  query: ListingQuery,
  typed: string,
): Promise<void> {
  const { cities, municipalities, radius, words } = query;
  const all = words === null ? typed : `${words}, ${typed}`;
  const stays = await findStays(context, locale, url, { ...query, words: all });
  if (stays === "none") leadTo(url.pathname, { ...query, words: all });
  const { understood } = await understand(
    context,
    fixed,
    { ...query, words: all },
    stays === "among-listings",
  );
  if (!isSame({ ...understood, cities, municipalities, radius, words }, query))
    leadTo(url.pathname, understood);
}

type Understood = {
  readonly understood: ListingQuery;
  /** Transactions that the words ask for and this list never has. */
  readonly elsewhere: readonly number[] | null;
};

async function understand(
  context: RequestContext,
  fixed: FixedListing,
  query: ListingQuery,
  isStay: boolean,
): Promise<Understood> {
  const names = await context.queries.placeNames().catch(() => new Map<string, readonly number[]>());
  const { wishes, unknown, transactionWords } = readWishes(query.words ?? "", placeFinder(names));
  const { transactions: named, ...changes } = queryOfWishes(wishes);
  const wished = isStay ? [SEASONAL_LET] : named;
  const offered = fixed.where?.terms?.["general.transaction.id"];
  const isGuess = transactionWords === null && !isStay;
  const transactions = isGuess && isSettled(wished, query, offered) ? undefined : wished;
  const isOffered = transactions === undefined || !offered || transactions.some((id) => offered.includes(id));
  const left = isOffered || transactionWords === null ? unknown : [transactionWords, ...unknown];
  const understood = {
    ...query,
    ...changes,
    ...(transactions && !offered && { transactions }),
    words: left.join(", ") || null,
  };
  return { understood, elsewhere: isOffered ? null : (transactions ?? null) };
}

/** What only a price says of buying or renting gives way to what the visitor chose, and to a list that is about it, as one of what was sold. */
function isSettled(
  wished: readonly number[] | undefined,
  { transactions }: ListingQuery,
  offered: ReadonlyArray<string | number | boolean> | undefined,
): boolean {
  if (wished === undefined || transactions.length > 0) return true;
  return offered?.some((id) => isForRent(Number(id)) === isForRent(wished[0])) ?? false;
}

function isSame(one: ListingQuery, other: ListingQuery): boolean {
  return writeListingQuery(one) === writeListingQuery(other);
}

function leadTo(path: string, query: ListingQuery): never {
  throw new Response(null, { status: 302, headers: { Location: firstPageHref(path, query) } });
}

/**
 * Leads to the agency's holiday homes with the words of somebody who looks for a stay, and the towns that were chosen before; the list
 * there reads them. Without such a list: whether the agency lets none, also among its listings.
 */
async function findStays(
  context: RequestContext,
  locale: Locale,
  url: URL,
  { words, cities }: ListingQuery,
): Promise<"not-asked" | "among-listings" | "none"> {
  const { wishes } = readStay(words ?? "", { findPlace: () => null, hasKind: () => true });
  if (!isForStay(wishes)) return "not-asked";
  const { href } = await findRentalsPage(context, locale);
  if (href === url.pathname) return "not-asked";
  if (href !== null) {
    const asked = new URLSearchParams([...cities.map((id) => ["city", String(id)]), ["words", words ?? ""]]);
    throw new Response(null, { status: 302, headers: { Location: hrefWithQuery(href, String(asked)) } });
  }
  const where = { terms: { "general.transaction.id": [SEASONAL_LET] } };
  const { total, error } = await context.queries.searchEstates({ where, limit: { from: 0, size: 0 } });
  return error === undefined && total.value === 0 ? "none" : "among-listings";
}
