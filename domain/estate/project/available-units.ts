import { marketStateOf } from "../reference/market-state.ts";
import { isAvailable } from "../reference/status.ts";

type Home = Parameters<typeof marketStateOf>[0];

/**
 * The units of a project that are free to anybody: nobody has an option on them, and none shows as
 * sold; one that says nothing is for sale or rent as its project is. Example: of units with transactions 1, 5 and 7 the first.
 */
export function availableUnits<H extends Home>({ general }: Home, units: readonly H[]): readonly H[] {
  return units.filter(
    (unit) =>
      isAvailable(unit.general.transaction?.id ?? general.transaction?.id) && marketStateOf(unit) === null,
  );
}
