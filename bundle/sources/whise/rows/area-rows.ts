import type { MappingRow } from "../../mapping-row.ts";
import { FIELDS } from "../whise-codes.ts";
import { label } from "../../row-kinds.ts";
import * as convert from "../whise-conversions.ts";

export const AREA_ROWS: readonly MappingRow[] = [
  { path: "area", to: "dimensions.areaBuild", source: FIELDS },
  { path: "minArea", leftOut: "the least area of a project's units, which stand on their own" },
  { path: "maxArea", leftOut: "the greatest area of a project's units, which stand on their own" },
  { path: "groundArea", to: "dimensions.areaGround", source: FIELDS },
  { path: "gardenArea", to: "property.other.garden_surface", source: FIELDS },
  { path: "garden", extra: label("Tuin", "Jardin", "Garden", "Garten"), codes: { "1": true, "0": null } },
  {
    path: "terrace",
    extra: label("Terras", "Terrasse", "Terrace", "Terrasse"),
    codes: { "1": true, "0": null },
  },
  { path: "garage", extra: label("Garage", "Garage", "Garage", "Garage"), codes: { "1": true, "0": null } },
  {
    path: "parking",
    extra: label("Parking", "Parking", "Parking", "Parkplatz"),
    codes: { "1": true, "0": null },
  },
  { path: "furnished", to: "property.comfort.furnished" },
  {
    path: "rooms",
    to: ["general.bedroomCount", "property.construction.bedrooms_count"],
    source: "the sample: three rooms have three bedrooms among their details",
  },
  { path: "bathRooms", to: ["layout.bathroom", "property.construction.bathrooms_count"] },
  { path: "fronts", to: "property.construction.facades_count" },
  { path: "energyClass", to: "property.certification.energy_label" },
  {
    path: "energyValue",
    to: "property.certification.epc_value",
    convert: convert.energyValueOf,
    says: "kWh/m² a year",
  },
];
