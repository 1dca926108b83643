import { propertyTypeOf } from "#domain/estate/reference/head-types.ts";
import { formatEuro } from "#domain/format/figures.ts";
import type { Translate } from "#domain/locale/translate.ts";
import type { GaragesAndLand } from "../listing-view.ts";

export const isGarage = (headTypeId: number) => propertyTypeOf(headTypeId) === "GARAGE";

/** "3 garages en 2 gronden" */
export function countsInWords({ counts }: GaragesAndLand, t: Translate): string {
  const [one, other] = counts.map(({ id, count }) =>
    t(isGarage(id) ? "listing.garages" : "listing.plots", { count }),
  );
  return other === undefined ? (one ?? "") : t("listing.bothOf", { one: one!, other });
}

/** "van € 23.000,00 tot € 145.000,00"; null where no price is known. */
export function pricesInWords({ prices: { min, max } }: GaragesAndLand, t: Translate): string | null {
  if (min === null || max === null) return null;
  if (min === max) return formatEuro(min);
  return t("listing.priceRange", { from: formatEuro(min), to: formatEuro(max) });
}
