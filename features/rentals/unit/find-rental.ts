import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalUnit } from "../schema/unit.ts";
import { whenMissing } from "#features/site/api/when-missing.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** What the address of a holiday home leads to: itself with its stays, or a gone one. */
export type RentalPageData =
  | { readonly kind: "found"; readonly unit: RentalUnit; readonly periods: readonly OfferedPeriod[] }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

export async function findRental(context: RequestContext, unitId: number): Promise<RentalPageData> {
  context.tags.add(`rental:${unitId}`);
  const found = await Promise.all([
    context.queries.rentalUnit(unitId),
    context.queries.rentalPeriods(unitId),
  ]).catch(whenMissing);
  if ("kind" in found) return found;
  const [unit, periods] = found;
  return { kind: "found", unit, periods };
}
