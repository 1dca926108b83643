import { LOCALES, type Locale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";

/** From a document's own field to a place in it. Example: `["members", 2, "role"]`. */
export type Place = readonly (string | number)[];

/**
 * A document with another value at a place; `undefined` and null take a field away, since neither is brought.
 * Example: `withValueAt({ a: [{ b: 1 }] }, ["a", 0, "b"], 2)` is `{ a: [{ b: 2 }] }`.
 */
export function withValueAt<Document>(document: Document, place: Place, value: unknown): Document {
  const [name, ...rest] = place;
  if (name === undefined) return value as Document;
  if (Array.isArray(document) || (document === undefined && typeof name === "number")) {
    const list = [...((document ?? []) as unknown[])];
    list[name as number] = withValueAt(list[name as number], rest, value);
    return list as Document;
  }
  const fields = { ...(document as Record<string, unknown> | undefined) };
  const next = withValueAt(fields[name], rest, value);
  if (next === undefined || next === null) delete fields[name];
  else fields[name] = next;
  return fields as Document;
}

/** The languages in which a text differs from what is published; one that is new differs in each that it has. */
export function changedLanguages(
  changed: ReadonlySet<string>,
  place: Place,
  text: Multilingual | null | undefined,
): readonly Locale[] {
  const named = place.join(".");
  return LOCALES.filter((locale) =>
    changed.has(named) ? Boolean(text?.[locale]) : changed.has(`${named}.${locale}`),
  );
}
