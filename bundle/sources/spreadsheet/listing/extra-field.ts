import type { z } from "zod";
import type { Locale } from "#domain/locale/locale.ts";
import type { ExtraField } from "#features/listings/schema/media.ts";
import type { Cell, CellFault } from "../file/sheet-row.ts";

/** As many as a listing can have. */
export const MOST_EXTRA_FIELDS = 200;

type Extra = {
  readonly position: number;
  readonly name: string;
  readonly cell: Exclude<Cell, CellFault>;
  readonly locale: Locale;
};

/** A column that is not understood, as a field of the agency's own under the column's name. */
export function extraField({ position, name, cell, locale }: Extra): z.input<typeof ExtraField> {
  const field = { extra_field_autoid: position, name: { [locale]: name } };
  if (typeof cell === "number") return { ...field, type: "NUMBER", value: cell };
  if (typeof cell === "boolean") return { ...field, type: "BOOLEAN", value: cell };
  return { ...field, type: "TEXT", value_lang_string: { [locale]: String(cell).trim() } };
}
