import { LOCALES } from "#domain/locale/locale.ts";
import { productName } from "../values/product-names.ts";
import type { Column } from "./column.ts";

/** Answered with yes or no, and called in a sheet as the site calls them. */
const COMFORT = [
  "alarm",
  "videophone",
  "intercom",
  "armored_door",
  "air_conditioning",
  "heat_pump",
  "solar_panels",
  "solar_boiler",
  "ventilation",
  "fireplace",
  "swimming_pool",
  "sauna",
  "jacuzzi",
  "rainwater_tank",
  "water_softener",
  "cable_tv",
  "internet",
  "charging_point",
  "electric_gate",
  "wheelchair_accessible",
  "sewer_connection",
  "gas_connection",
  "electricity_connection",
  "water_connection",
] as const;

const OTHER = ["bicycle_storage", "sea_view"] as const;

export const COMFORT_COLUMNS: readonly Column[] = [
  ...COMFORT.map((field) => flag(field, `property.comfort.${field}`)),
  ...OTHER.map((field) => flag(field, `property.other.${field}`)),
];

function flag(field: (typeof COMFORT | typeof OTHER)[number], to: string): Column {
  const [nl, fr, en, de] = LOCALES.map((locale) => productName(`display.field.${field}`, locale));
  return { to, as: "yes-no", nl: nl!, fr: fr!, en: en!, de: de! };
}
