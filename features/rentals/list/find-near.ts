import { nearWindow } from "#domain/rental/stay-window.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import type { RentalResult, RentalWhere } from "../schema/search.ts";

const MOST = 6;

/** Units that have nothing free on the days that are asked for, but something close to them; all that fit are given. */
export async function findNear(
  context: RequestContext,
  where: RentalWhere,
  fitting: readonly RentalResult[],
): Promise<RentalResult[]> {
  if (!where.stay) return [];
  const { results } = await context.queries.searchRentals({
    where: { ...where, stay: nearWindow(where.stay) },
    // Those that fit come first: they are no further from the days than any other.
    limit: { from: 0, size: fitting.length + MOST },
    sort: "best",
  });
  const ids = new Set(fitting.map(({ id }) => id));
  return results.filter(({ id }) => !ids.has(id)).slice(0, MOST);
}
