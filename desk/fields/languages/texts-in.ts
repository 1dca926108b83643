import { isLocale } from "#domain/locale/locale.ts";
import type { Multilingual } from "#domain/locale/multilingual.ts";

/** Addresses are no texts: a language without one is not on the site. */
const NO_TEXTS = "paths";

/** Every text of a document, wherever it stands, with what each language says. */
export function textsIn(value: unknown): readonly Multilingual[] {
  if (typeof value !== "object" || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 &&
    entries.every(([key, text]) => isLocale(key) && (text === null || typeof text === "string"));
  if (isText) return [value as Multilingual];
  return entries.flatMap(([key, below]) => (key === NO_TEXTS ? [] : textsIn(below)));
}
