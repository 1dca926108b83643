import type { PropertyStatus } from "../reference/enumerations.ts";
import { type MarketState, marketStateOf } from "../reference/market-state.ts";

type Home = { readonly transactionId: number | null; readonly status?: PropertyStatus | null };
type Project = { readonly general: { readonly transaction?: { readonly id: number } | null } };

/** What a project is of which no unit is free any more: an option still may end, so it comes first. */
const STATES: readonly MarketState[] = ["underOption", "sold", "rented", "takenOver"];

/**
 * Why no unit of a project can be had; null while one is free, and without units. A unit that says nothing is as its project is.
 * Example: units with transactions 5 and 5 are "sold", with 5 and 7 "underOption", with 5 and 1 null.
 */
export function homesStateOf({ general }: Project, units: readonly Home[]): MarketState | null {
  const states = new Set(
    units.map(({ transactionId, status }) =>
      marketStateOf({
        general: { transaction: transactionId === null ? general.transaction : { id: transactionId } },
        property: { status: status ?? null },
      }),
    ),
  );
  return states.has(null) ? null : (STATES.find((state) => states.has(state)) ?? null);
}

/** A project that says why none of its units can be had, and nothing of it while one can. */
export function withHomesState<P extends Project & { readonly homesState?: MarketState | null | undefined }>(
  project: P,
  units: readonly Home[],
): P {
  return { ...project, homesState: homesStateOf(project, units) ?? undefined };
}
