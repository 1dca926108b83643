import type { RentalUnit } from "../schema/unit.ts";
import { cityOfRental } from "#domain/rental/rental-address.ts";
import { type RentalTab, shownTabs } from "#domain/rental/visibility.ts";
import type { FactGroupView, FieldView, SectionView } from "#features/estate/estate-view.ts";
import { group, type Printing, rentalCosts, rentalOptions } from "./rental-facts.ts";

/** The parts of a unit's page in their order, without those that are hidden or empty. */
export function rentalSections(
  unit: RentalUnit,
  facts: readonly FieldView[],
  printing: Printing,
): SectionView[] {
  const tabs = shownTabs(unit.hiddenTabs);
  const costs = rentalCosts(unit, printing);
  const groups: Partial<Record<RentalTab, FactGroupView | false>> = {
    features: facts.length > 0 && group("features", facts),
    options: unit.options.length > 0 && group("options", [], rentalOptions(unit, printing)),
    availability: group("availability", []),
    costs: costs.length > 0 && group("costs", costs),
    location: Boolean(cityOfRental(unit)) && group("location", []),
  };
  return Object.entries(groups).flatMap(([key, own]) =>
    own && tabs.has(key as RentalTab) ? [{ key, title: own.title, groups: [own] }] : [],
  );
}
