import type { ListingQuery } from "#domain/listing/query.ts";
import { SEASONAL_LET } from "#domain/estate/reference/transactions.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { readStay } from "#domain/rental/own-words/read-stay.ts";
import { isForStay } from "#domain/rental/own-words/stay-wishes.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { findRentalsPage } from "../find-rentals-page.ts";

/**
 * Leads to the agency's holiday homes with the words of somebody who looks for a stay, and the towns that were chosen before; the list
 * there reads them. Without such a list: whether the agency lets none, also among its listings.
 */
export async function findStays(
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
