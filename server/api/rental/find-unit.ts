import type { RentalUnit } from "#features/rentals/schema/unit.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";

/** The unit, if the site publishes it; one that was taken off is gone, any other unknown. */
export async function findUnit({ parts, site }: QueryContext, unitId: number): Promise<RentalUnit> {
  const found = await parts.storage.rentals.find(site.id, unitId);
  if (found.kind === "published") return found.unit;
  if (found.kind === "gone") throw new AppError("gone", { detail: "This holiday home is no longer let." });
  throw new AppError("not-found", { detail: "There is no such holiday home." });
}
