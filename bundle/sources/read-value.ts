import { z } from "zod";
import { UNITS, UNREADABLE, type Json, type JsonObject, type Place, type ValueRow } from "./mapping-row.ts";

const DECIMAL = /^[+-]?\d+(\.\d+)?$/;
const FLAGS: Readonly<Record<string, boolean>> = { "1": true, "0": false, true: true, false: false };

/** What a row makes of a value, before it is held against our field: converted, by its code list, or in our unit. */
export function readValue(row: ValueRow, value: Json, place: Place): Json | undefined | typeof UNREADABLE {
  if (row.convert) return row.convert(value, place);
  if (row.codes) return codedValue(row.codes, row.codeField ? valueAt(place.parent, row.codeField) : value);
  return row.unit ? inOurUnit(value, row.unit) : value;
}

/** Example: `valueAt({ enum: { id: 27 } }, "enum.id")` is 27. */
export function valueAt(object: JsonObject, path: string): Json {
  let value: Json = object;
  for (const name of path.split("."))
    value = (typeof value === "object" && value !== null && (value as JsonObject)[name]) || null;
  return value;
}

function codedValue(codes: NonNullable<ValueRow["codes"]>, value: Json) {
  const code = String(value).trim();
  if (!Object.hasOwn(codes, code)) return UNREADABLE;
  return codes[code] ?? undefined;
}

function inOurUnit(value: Json, unit: keyof typeof UNITS) {
  const number = numberOf(value);
  return number === undefined ? UNREADABLE : Math.round(number * UNITS[unit].factor * 1_000) / 1_000;
}

/** Reads a number that is one, or a text that is nothing else: `"295000"`, `"36.72"`. */
export function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && DECIMAL.test(value.trim()) ? Number(value) : undefined;
}

/**
 * A value in the type of our field, `UNREADABLE` where it does not fit. Systems write numbers and flags as texts, and
 * numbers where we have texts. Example: `"1"` for a flag is true.
 */
export function fitted(schema: z.ZodType, value: Json): Json | typeof UNREADABLE {
  const parsed = schema.safeParse(coerced(schema, value));
  return parsed.success ? (parsed.data as Json) : UNREADABLE;
}

function coerced(schema: z.ZodType, value: Json): Json {
  if (schema instanceof z.ZodNumber) return numberOf(value) ?? value;
  if (schema instanceof z.ZodBoolean) return FLAGS[String(value).trim().toLowerCase()] ?? value;
  if (schema instanceof z.ZodISODate && typeof value === "string") return value.slice(0, 10);
  if (schema instanceof z.ZodString) return typeof value === "number" ? String(value) : value;
  return value;
}
