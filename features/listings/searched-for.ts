import { isForRent, isSold } from "#domain/estate/reference/status.ts";
import { bandOf, type Deal } from "#domain/figures/price-bands.ts";
import { type Searched, writeSearched } from "#domain/figures/searched.ts";
import { hasFilters, type ListingQuery } from "#domain/listing/query.ts";
import type { SearchBody } from "#domain/listing/search-of.ts";

/** Whoever names more looks nowhere in particular. */
const MOST_PLACES = 10;
/** A price below is a rent, where nothing else says what is looked for. */
const LEAST_SALE_PRICE = 10_000;

/** What figures count of a search as a word for its page; null where nobody narrowed the list, and for its further pages. */
export function searchedFor(
  query: ListingQuery,
  { where }: Pick<SearchBody, "where">,
  total: number,
): string | null {
  if (query.page > 1 || !hasFilters(query)) return null;
  const deal = dealOf(where.terms?.["general.transaction.id"] ?? [], query);
  if (deal === null) return null;
  const { types } = query;
  const searched: Searched = {
    deal,
    kind: types.length === 1 ? types[0]! : 0,
    band: bandOf(deal, query),
    places: placesOf(query),
    foundNothing: total === 0,
  };
  return writeSearched(searched);
}

/** Null: the list is of what is sold or let. */
function dealOf(
  transactions: ReadonlyArray<string | number | boolean>,
  { priceMin, priceMax }: ListingQuery,
): Deal | null {
  const ids = transactions.map(Number);
  const wanted = ids.filter((id) => !isSold(id));
  if (ids.length > 0 && wanted.length === 0) return null;
  if (wanted.length > 0 && wanted.every(isForRent)) return "rent";
  if (wanted.length > 0 && !wanted.some(isForRent)) return "sale";
  const price = priceMax ?? priceMin;
  return price !== null && price < LEAST_SALE_PRICE ? "rent" : "sale";
}

function placesOf({ cities, municipalities }: ListingQuery): string[] {
  const places = [...municipalities.map((id) => `m${id}`), ...cities.map((id) => `c${id}`)];
  return places.length > MOST_PLACES ? [] : places;
}
