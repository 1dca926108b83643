import { type ListingQuery, writeListingQuery } from "#domain/listing/query.ts";
import { relaxedQueries } from "#domain/listing/relaxed-queries.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { RelaxedSearch } from "../listing-view.ts";

const MOST_OFFERED = 4;
const MOST_COUNTED = 30;

type Counted = { readonly found: number; readonly wishesLess: number };

/**
 * What would show more where little or nothing is found, the most first. Where no single wish less shows anything, two are let go.
 */
export async function loadRelaxed(
  context: RequestContext,
  fixed: FixedListing,
  query: ListingQuery,
  found: number,
): Promise<readonly RelaxedSearch[]> {
  const one = relaxedQueries(query);
  const more = await thoseWithMore(context, fixed, one, { found, wishesLess: 1 });
  if (more.length > 0) return more;
  const without = one.map((less) => less.at(-1)!);
  const two = without.flatMap(relaxedQueries).map((less) => less.at(-1)!);
  const different = new Map(two.map((relaxed) => [writeListingQuery(relaxed), [relaxed]]));
  return thoseWithMore(context, fixed, [...different.values()].slice(0, MOST_COUNTED), {
    found,
    wishesLess: 2,
  });
}

async function thoseWithMore(
  context: RequestContext,
  fixed: FixedListing,
  wishes: readonly (readonly ListingQuery[])[],
  counted: Counted,
): Promise<readonly RelaxedSearch[]> {
  const relaxed = await Promise.all(wishes.map((less) => nearestWithMore(context, fixed, less, counted)));
  return relaxed
    .filter((search) => search !== null)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_OFFERED);
}

/** The first that shows more than was found; the others are further from what was asked. */
async function nearestWithMore(
  context: RequestContext,
  fixed: FixedListing,
  less: readonly ListingQuery[],
  { found, wishesLess }: Counted,
): Promise<RelaxedSearch | null> {
  for (const query of less) {
    // oxlint-disable-next-line no-await-in-loop -- the further one is seldom asked for
    const count = await countOf(context, fixed, query);
    if (count > found) return { query, wishesLess, count };
  }
  return null;
}

async function countOf(context: RequestContext, fixed: FixedListing, query: ListingQuery): Promise<number> {
  const { total } = await context.queries.searchEstates({
    where: whereOf(fixed, query),
    limit: { from: 0, size: 0 },
  });
  return total.value;
}
