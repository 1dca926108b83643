import { GARAGES_AND_LAND } from "#domain/estate/reference/head-types.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { SearchBody } from "#domain/listing/search-of.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { requireOptions } from "../filter/require-options.ts";
import type { GaragesAndLand } from "../listing-view.ts";
import type { Estate } from "../schema/estate.ts";

const TYPE_PATH = "general.headType.id";

/**
 * How many garages and plots stand behind the homes of a list, and what they cost; null where the list is in another order or in
 * groups, where somebody chose a type, and where there are only homes or none. Projects stand among the homes.
 */
export async function loadGaragesAndLand(
  context: RequestContext,
  { where, sortBy, groupBy }: SearchBody,
  query: ListingQuery,
  found: number,
): Promise<GaragesAndLand | null> {
  const isAsked = sortBy?.homesFirst && !groupBy && query.types.length + query.subTypes.length === 0;
  if (!isAsked || where.terms?.[TYPE_PATH] || where.terms?.["general.project"]) return null;
  const terms = { ...where.terms, [TYPE_PATH]: [...GARAGES_AND_LAND], "general.project": [false] };
  const garagesAndLand = { ...where, terms };
  try {
    const counted = requireOptions(await context.queries.estateFilters({ where: garagesAndLand }));
    const counts = (counted.headTypes ?? [])
      .filter(({ id, count }) => GARAGES_AND_LAND.includes(id) && count > 0)
      .map(({ id, count }) => ({ id, count }))
      .toSorted((a, b) => b.count - a.count);
    if (counts.length === 0 || (counted.total ?? 0) >= found) return null;
    const [min, max] = await Promise.all([
      firstPrice(context, garagesAndLand, "ASC"),
      firstPrice(context, garagesAndLand, "DESC"),
    ]);
    return { counts, prices: { min, max } };
  } catch {
    markIncomplete(context);
    return null;
  }
}

/** The bounds of a filter's prices would be those before the visitor's own bounds. */
async function firstPrice(
  context: RequestContext,
  where: SearchBody["where"],
  sortOrder: "ASC" | "DESC",
): Promise<number | null> {
  const { results } = await context.queries.searchEstates({
    where,
    sortBy: { sortType: "price", sortOrder },
    limit: { from: 0, size: 1 },
    view: "card",
  });
  return results[0]?.general.price?.value ?? null;
}

/** Tells whether a listing stands behind the homes: a garage or a plot, and no project. */
export function isGarageOrLand({ general }: Estate): boolean {
  return GARAGES_AND_LAND.includes(general.headType?.id ?? 0) && general.project !== true;
}
