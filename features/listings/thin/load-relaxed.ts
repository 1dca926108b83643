import type { ListingQuery } from "#domain/listing/query.ts";
import { relaxedQueries } from "#domain/listing/relaxed-queries.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { RelaxedSearch } from "../listing-view.ts";
import { isThin } from "./is-thin.ts";

const MOST_OFFERED = 4;

/** What would show more where little or nothing is found, the most first; nothing where enough is found. */
export async function loadRelaxed(
  context: RequestContext,
  fixed: FixedListing,
  query: ListingQuery,
  found: number,
): Promise<readonly RelaxedSearch[]> {
  if (!isThin(query, found)) return [];
  const counted = await Promise.all(
    relaxedQueries(query).map(async (relaxed) => ({
      query: relaxed,
      count: await countOf(context, fixed, relaxed),
    })),
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
