import { type HiddenAddress, hiddenAddressOf } from "#domain/estate/address/street-in-text/street-names.ts";
import { cityOfRental } from "#domain/rental/rental-address.ts";
import type { RentalUnit } from "#features/rentals/schema/unit.ts";
import { namedCity, type ReferenceIndex } from "../reference-index.ts";

/** What the texts of a holiday home must not tell; null where its address is shown. */
export function hiddenStreetsOfRental(
  unit: Pick<RentalUnit, "address" | "general">,
  reference: ReferenceIndex,
): HiddenAddress | null {
  const { address } = unit;
  if (address?.visible !== false) return null;
  return hiddenAddressOf([{ ...address, city: namedCity(cityOfRental(unit), reference) }]);
}
