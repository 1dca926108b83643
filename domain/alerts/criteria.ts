import type { FilterSubject } from "../listing/define-filter.ts";
import { ALERT_KEYS, type AlertKey, fitsFilter, type FilterValues } from "../listing/filters.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery } from "../listing/query.ts";
import { LARGE_BEDROOM_COUNT } from "../listing/search.ts";

/** What a subscriber looks for; an empty list and a null ask nothing. Ids and counts as a listing page's filters have them. */
export type Criteria = Pick<FilterValues, AlertKey>;

/** What a listing is matched by; `price` is what it shows, null when nobody knows. */
export type MatchedListing = {
  readonly transaction: number;
  readonly city: number;
  readonly price: number | null;
  /** Itself, or the estates that a project is judged by. */
  readonly units: readonly MatchedUnit[];
};

export type MatchedUnit = FilterSubject["unit"];

/**
 * Tells whether a listing is what a subscriber looks for: exactly when the search with the same filters finds it, so that one estate meets all.
 * Example: criteria for Ghent up to 300000 euro match a house there of 290000, and none without a price.
 */
export function matchesCriteria(criteria: Criteria, listing: MatchedListing): boolean {
  return listing.units.some((unit) => {
    const subject = { listing, unit };
    return ALERT_KEYS.every((key) => fitsFilter(key, criteria, subject));
  });
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
  const { bedMin } = query;
  const least = bedMin === null ? null : Math.min(bedMin, LARGE_BEDROOM_COUNT);
  const fromLeast =
    least === null ? [] : Array.from({ length: LARGE_BEDROOM_COUNT - least + 1 }, (_, more) => least + more);
  const bedrooms = query.bedrooms.length > 0 ? query.bedrooms : fromLeast;
  const asked = Object.fromEntries(ALERT_KEYS.map((key) => [key, query[key]])) as Criteria;
  return { ...asked, bedrooms };
}
