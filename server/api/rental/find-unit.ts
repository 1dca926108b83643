import type { Site } from "#contract/site/site.ts";
import type { RentalUnit } from "#contract/rental/unit.ts";
import type { ApiParts } from "../call/api-parts.ts";
import { AppError } from "../problem/app-error.ts";

/** The unit, if the site publishes it; one that was taken off is gone, any other unknown. */
export async function findUnit(parts: ApiParts, site: Site, unitId: number): Promise<RentalUnit> {
  const found = await parts.storage.rentals.find(site.id, unitId);
  if (found.kind === "published") return found.unit;
  throw new AppError(found.kind === "gone" ? "gone" : "not-found");
}
