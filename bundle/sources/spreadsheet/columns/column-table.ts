import { BUILDING_COLUMNS } from "./building-columns.ts";
import type { Column } from "./column.ts";
import { COMFORT_COLUMNS } from "./comfort-columns.ts";
import { ENERGY_COLUMNS } from "./energy-columns.ts";
import { GENERAL_COLUMNS } from "./general-columns.ts";
import { MEDIA_COLUMNS } from "./media-columns.ts";
import { PLACE_COLUMNS } from "./place-columns.ts";
import { PLANNING_COLUMNS } from "./planning-columns.ts";
import { PRICE_COLUMNS } from "./price-columns.ts";
import { SIZE_COLUMNS } from "./size-columns.ts";

/** Every column that is understood, by what it is about; where two rows share a name the first one has it. */
export const COLUMN_TABLE: Readonly<Record<string, readonly Column[]>> = {
  "The listing": GENERAL_COLUMNS,
  "Where it is": PLACE_COLUMNS,
  "Prices and costs": PRICE_COLUMNS,
  "Sizes and rooms": SIZE_COLUMNS,
  "Energy and certificates": ENERGY_COLUMNS,
  "Planning and law": PLANNING_COLUMNS,
  "The building": BUILDING_COLUMNS,
  "Pictures and papers": MEDIA_COLUMNS,
  Comfort: COMFORT_COLUMNS,
};

export const COLUMNS: readonly Column[] = Object.values(COLUMN_TABLE).flat();
