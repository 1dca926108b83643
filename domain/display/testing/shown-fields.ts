import { display, type ShownField } from "../engine.ts";
import type { DisplayContext } from "../rules.ts";
import { TABS_CATALOGUE } from "../tabs-catalogue.ts";

export const ELECTRICAL = "property.certification.electricity_certificate";

export const flemishHouse: DisplayContext = {
  status: "FOR_SALE",
  type: "HOUSE",
  region: "FLANDERS",
  isVatRegime: false,
  isLifeAnnuity: false,
};
export const contextWith = (change: Partial<DisplayContext>) => ({ ...flemishHouse, ...change });

export function fieldsOf(
  estate: object,
  context = flemishHouse,
  catalogue = TABS_CATALOGUE,
): readonly ShownField[] {
  return display(catalogue, estate, context).flatMap(({ fields }) => fields);
}
export const fieldAt = (key: string, ...shown: Parameters<typeof fieldsOf>) =>
  fieldsOf(...shown).find((field) => field.key === key);
export const shows = (key: string, ...shown: Parameters<typeof fieldsOf>) =>
  fieldAt(key, ...shown) !== undefined;

export const emptyPlanningFields = (region: DisplayContext["region"], catalogue: typeof TABS_CATALOGUE) =>
  fieldsOf({ property: {} }, contextWith({ region }), catalogue)
    .map(({ key }) => key)
    .filter((key) => /^(property\.)?planning\./.test(key));
