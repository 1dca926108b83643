import { defineMapping } from "../mapping-row.ts";
import { AREA_ROWS } from "./rows/area-rows.ts";
import { FLAG_ROWS } from "./rows/attribute-flags.ts";
import { CATEGORY_ROWS } from "./rows/category-rows.ts";
import { CONDITION_ROWS } from "./rows/condition-rows.ts";
import { EQUIPMENT_ROWS } from "./rows/equipment-rows.ts";
import { PRICE_ROWS } from "./rows/price-rows.ts";
import { TEXT_ROWS } from "./rows/text-rows.ts";

/** What OpenImmo tells of a property (`immobilie`), element by element; an attribute stands under `@` and its name. */
export const OPENIMMO = defineMapping(
  "OpenImmo",
  [
    ...CATEGORY_ROWS,
    ...PRICE_ROWS,
    ...AREA_ROWS,
    ...EQUIPMENT_ROWS,
    ...FLAG_ROWS,
    ...CONDITION_ROWS,
    ...TEXT_ROWS,
  ],
  {
    "infrastruktur.distanzen": "@distanz_zu",
    "infrastruktur.distanzen_sport": "@distanz_zu_sport",
  },
  ["geo", "kontaktperson", "weitere_adresse[]", "verwaltung_techn"],
);
