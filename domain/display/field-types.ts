import {
  BATHROOMS,
  CARPENTRIES,
  COMMON_HEATINGS,
  CONDITIONS,
  CONFORMITIES,
  CONSTRUCTION_TYPES,
  DESTINATIONS,
  ELECTRICITY_CERTIFICATIONS,
  ENVIRONMENTS,
  FLOODINGS,
  FREE_ON,
  GARDENS,
  GEO_PRECISIONS,
  GLAZINGS,
  HEATINGS,
  KITCHENS,
  LUXURIES,
  METERS,
  METER_TYPES,
  ORIENTATIONS,
  PLANNING_ANSWERS,
  PROPERTY_STATUSES,
  PROPERTY_TYPES,
  RECENT_PLANNING_DESTINATIONS,
  ROOFS,
} from "../estate/reference/enumerations.ts";
import { ENERGY_LABELS } from "../estate/energy/energy-label.ts";
import { SUB_TYPES } from "../estate/reference/sub-types.ts";

/** The codes of every kind of coded field; a combined field has those of its parts. */
export const CODES_OF_FIELD_TYPE = {
  Status: PROPERTY_STATUSES,
  Type: PROPERTY_TYPES,
  SubType: SUB_TYPES.map(({ code }) => code),
  ConstructionType: CONSTRUCTION_TYPES,
  Condition: CONDITIONS,
  Kitchen: KITCHENS,
  Heating: HEATINGS,
  CommonHeating: COMMON_HEATINGS,
  Roof: ROOFS,
  Glazing: GLAZINGS,
  Carpentry: CARPENTRIES,
  Luxury: LUXURIES,
  EnergyLabel: ENERGY_LABELS,
  Flooding: FLOODINGS,
  ElectricityCertification: ELECTRICITY_CERTIFICATIONS,
  Conformity: CONFORMITIES,
  Bathroom: BATHROOMS,
  Meter: METERS,
  MeterType: METER_TYPES,
  Destination: DESTINATIONS,
  Environment: ENVIRONMENTS,
  FreeOn: FREE_ON,
  Garden: GARDENS,
  GeoPrecision: Object.values(GEO_PRECISIONS).map((code) => `${code}` as const),
  Orientation: ORIENTATIONS,
  PlanningAnswer: PLANNING_ANSWERS,
  RecentDestination: RECENT_PLANNING_DESTINATIONS,
  Combined: [],
} as const satisfies Record<string, readonly string[]>;

/** The twenty-eight kinds of fields. */
export type FieldType = keyof typeof CODES_OF_FIELD_TYPE;

/** Kinds whose codes are shown as they are, or named by their own list instead of the product's words. */
export const WORDLESS_FIELD_TYPES: readonly FieldType[] = ["EnergyLabel", "SubType", "Combined"];

type WordedType = Exclude<FieldType, "EnergyLabel" | "SubType" | "Combined">;

export type CodeKey = {
  [Type in WordedType]: `display.${Type}.${(typeof CODES_OF_FIELD_TYPE)[Type][number]}`;
}[WordedType];

/** The message of a code: `keyOfCode("Condition", "NEW")` is "display.Condition.NEW". */
export function keyOfCode(fieldType: FieldType, code: string): CodeKey {
  return `display.${fieldType}.${code}` as CodeKey;
}
