import { statusOfError } from "#platform/http/api/query-error.ts";
import type { OfferedPeriod } from "../schema/period.ts";
import type { RentalUnit } from "../schema/unit.ts";
import type { RequestContext } from "#features/site/request-context.ts";

/** What the address of a holiday home leads to: itself with its stays, or a gone one. */
export type RentalPageData =
  | { readonly kind: "found"; readonly unit: RentalUnit; readonly periods: readonly OfferedPeriod[] }
  | { readonly kind: "gone" }
  | { readonly kind: "unknown" };

const MISSING = { 404: { kind: "unknown" }, 410: { kind: "gone" } } as const;

export async function findRental(context: RequestContext, unitId: number): Promise<RentalPageData> {
  context.tags.add(`rental:${unitId}`);
  try {
    const [unit, periods] = await Promise.all([
      context.queries.rentalUnit(unitId),
      context.queries.rentalPeriods(unitId),
    ]);
    return { kind: "found", unit, periods };
  } catch (error) {
    const status = statusOfError(error);
    if (status === 404 || status === 410) return MISSING[status];
    throw error;
  }
}
