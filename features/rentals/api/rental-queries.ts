import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalFilters, RentalResults, RentalSearch } from "../schema/search.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { AppError } from "#features/site/api/app-error.ts";

/** The unit, if the site publishes it; one that was taken off is gone, any other unknown. */
export async function findUnit({ parts, site }: QueryContext, unitId: number): Promise<RentalUnit> {
  const found = await parts.storage.rentals.find(site.id, unitId);
  if (found.kind === "published") return found.unit;
  if (found.kind === "gone") throw new AppError("gone", { detail: "This holiday home is no longer let." });
  throw new AppError("not-found", { detail: "There is no such holiday home." });
}

/** The holiday homes that fit, one page of them. */
export async function searchRentals(
  { parts, site, now }: QueryContext,
  search: RentalSearch,
): Promise<RentalResults> {
  const clock = stayClock(now, site.settings);
  const { total, results } = await parts.storage.rentals.search(site.id, search, clock);
  return { total: { value: total }, results };
}

/** What a search of holiday homes can ask for. */
export function rentalFilters({ parts, site, now }: QueryContext): Promise<RentalFilters> {
  return parts.storage.rentals.filters(site.id, stayClock(now, site.settings));
}

/** The stays of a holiday home that have not ended, with what can no longer be asked for. */
export async function rentalPeriods(context: QueryContext, unitId: number): Promise<OfferedPeriod[]> {
  const { parts, site, now } = context;
  const { id } = await findUnit(context, unitId);
  return parts.storage.rentals.periods(site.id, id, stayClock(now, site.settings));
}
