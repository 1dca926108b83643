import type { JudgedHome } from "../estate/project/judged-homes.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery } from "../listing/query.ts";
import { LARGE_BEDROOM_COUNT } from "../listing/search.ts";

/** What a subscriber looks for; an empty list and a null ask nothing. Ids and counts as a listing page's filters have them. */
export type Criteria = Pick<
  ListingQuery,
  "transactions" | "types" | "cities" | "priceMin" | "priceMax" | "bedrooms"
>;

/** What a listing is matched by; `price` is what it shows, null when nobody knows. */
export type MatchedListing = {
  readonly transaction: number;
  readonly city: number;
  readonly price: number | null;
  /** Itself, or the homes that a project is judged by. */
  readonly homes: readonly MatchedHome[];
};

export type MatchedHome = Pick<JudgedHome, "headTypeIds" | "price" | "bedrooms">;

/**
 * Tells whether a listing is what a subscriber looks for: exactly when the search with the same filters finds it, so that one home meets all.
 * Example: criteria for Ghent up to 300000 euro match a house there of 290000, and none without a price.
 */
export function matchesCriteria(criteria: Criteria, listing: MatchedListing): boolean {
  return (
    asks(criteria.transactions, listing.transaction) &&
    asks(criteria.cities, listing.city) &&
    listing.homes.some((home) => matchesHome(criteria, home))
  );
}

function matchesHome({ types, priceMin, priceMax, bedrooms: counts }: Criteria, home: MatchedHome): boolean {
  const { price, bedrooms, headTypeIds } = home;
  return (
    (types.length === 0 || headTypeIds.some((id) => types.includes(id))) &&
    (priceMin === null || (price !== null && price >= priceMin)) &&
    (priceMax === null || (price !== null && price <= priceMax)) &&
    (counts.length === 0 || (bedrooms !== null && counts.includes(Math.min(bedrooms, LARGE_BEDROOM_COUNT))))
  );
}

/** The search that finds what criteria match: `queryOf(criteria)` goes into `whereOf` and into addresses of lists. */
export function queryOf(criteria: Criteria): ListingQuery {
  return { ...EMPTY_LISTING_QUERY, ...criteria };
}

/**
 * What a subscriber would be told of, from the filters of a list that they stand on; "3 or more bedrooms" becomes every
 * count from 3, and filters that subscriptions don't have are left out.
 */
export function criteriaOf(query: ListingQuery): Criteria {
  const { transactions, types, cities, priceMin, priceMax, bedMin } = query;
  const least = bedMin === null ? null : Math.min(bedMin, LARGE_BEDROOM_COUNT);
  const fromLeast =
    least === null ? [] : Array.from({ length: LARGE_BEDROOM_COUNT - least + 1 }, (_, more) => least + more);
  const bedrooms = query.bedrooms.length > 0 ? query.bedrooms : fromLeast;
  return { transactions, types, cities, priceMin, priceMax, bedrooms };
}

function asks(ids: readonly number[], id: number): boolean {
  return ids.length === 0 || ids.includes(id);
}
