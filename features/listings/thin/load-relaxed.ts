import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { relaxedQueries } from "#domain/listing/relaxed-queries.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { RelaxedSearch } from "../listing-view.ts";
import { isThin } from "./is-thin.ts";

const MOST_OFFERED = 4;
const MOST_COUNTED = 30;

/**
 * What would show more where little or nothing is found, the most first; nothing where enough is found. Where no single wish
 * less shows anything, two are let go.
 */
export async function loadRelaxed(
  context: RequestContext,
  fixed: FixedListing,
  query: ListingQuery,
  found: number,
): Promise<readonly RelaxedSearch[]> {
  if (!isThin(query, found)) return [];
  const one = relaxedQueries(query);
  const more = await thoseWithMore(context, fixed, one, { found, wishesLess: 1 });
  if (more.length > 0) return more;
  const two = new Map(one.flatMap(relaxedQueries).map((relaxed) => [writeListingQuery(relaxed), relaxed]));
  return thoseWithMore(context, fixed, [...two.values()].slice(0, MOST_COUNTED), { found, wishesLess: 2 });
}

async function thoseWithMore(
  context: RequestContext,
  fixed: FixedListing,
  queries: readonly ListingQuery[],
  { found, wishesLess }: { readonly found: number; readonly wishesLess: number },
): Promise<readonly RelaxedSearch[]> {
  const counted = await Promise.all(
    queries.map(async (query) => ({ query, wishesLess, count: await countOf(context, fixed, query) })),
  );
  return counted
    .filter(({ count }) => count > found)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_OFFERED);
}

async function countOf(context: RequestContext, fixed: FixedListing, query: ListingQuery): Promise<number> {
  const { total } = await context.queries.searchEstates({
    where: whereOf(fixed, query),
    limit: { from: 0, size: 0 },
  });
  return total.value;
}
