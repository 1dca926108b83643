import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import { wordKeys } from "../values/word-key.ts";
import type { Column } from "./column.ts";
import { COLUMNS } from "./column-table.ts";

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
