import { LOCALES, type Locale } from "#domain/locale/locale.ts";
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
import { wordKeys } from "../values/word-key.ts";

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

/** A name that a column may have: `locales` are those that call it so. */
export type KnownName = { readonly column: Column; readonly name: string; readonly locales: Set<Locale> };

/** By the key of each name, what it can mean: "land" is a country in Dutch, a plot in English. */
export const KNOWN_NAMES: ReadonlyMap<string, readonly KnownName[]> = indexNames(COLUMNS);

function indexNames(columns: readonly Column[]): ReadonlyMap<string, readonly KnownName[]> {
  const index = new Map<string, KnownName[]>();
  for (const column of columns)
    for (const locale of LOCALES)
      for (const name of column[locale].split(", "))
        for (const key of wordKeys(name)) addName(index, key, { column, name, locales: new Set([locale]) });
  return index;
}

function addName(index: Map<string, KnownName[]>, key: string, name: KnownName): void {
  const known = index.get(key) ?? [];
  const same = known.find(({ column }) => column === name.column);
  if (same) name.locales.forEach((locale) => same.locales.add(locale));
  else index.set(key, [...known, name]);
}
