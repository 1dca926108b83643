import { canBeAwaited } from "#domain/estate/reference/status.ts";
import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import type { SearchBody } from "#domain/listing/search-of.ts";
import { hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { criteriaOf, queryOf } from "#domain/alerts/criteria.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";

/**
 * Where a list leads to be told of what comes into it: with the visitor's filters, and with what the agency fixed of them.
 * Null for a list of what is sold or under option: nothing comes into it that anyone waits for.
 */
export function alertHref(
  locale: Locale,
  query: ListingQuery,
  { terms = {} }: SearchBody["where"],
): string | null {
  const fixed = (path: string, chosen: readonly number[]) =>
    (terms[path] as number[] | undefined)?.toSorted((a, b) => a - b) ?? chosen;
  const transactions = fixed("general.transaction.id", query.transactions);
  if (transactions.length > 0 && !transactions.some(canBeAwaited)) return null;
  const criteria = criteriaOf({
    ...query,
    transactions: transactions.filter(canBeAwaited),
    types: fixed("general.headType.id", query.types),
    cities: fixed("general.address.city.id", query.cities),
  });
  return hrefWithQuery(hrefOfScreen(locale, "keepMeInformed"), writeListingQuery(queryOf(criteria)));
}
