import { LOCALES } from "#domain/locale/locale.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { hashOf } from "./city-book.ts";
import type { Json, Label } from "./mapping-row.ts";

export type ExtraFieldDraft = {
  readonly extra_field_autoid: number;
  type: string;
  readonly name: Partial<Label>;
  value?: string | number | boolean;
  value_lang_string?: { [locale in Locale]?: string };
};

type Extra = {
  readonly path: string;
  /** Its own name where the table gives none. */
  readonly label: Partial<Label> | undefined;
  readonly value: Json;
  /** Null where the value is in no language. */
  readonly language: Locale | null;
};

/**
 * Adds a value that has no field of ours; the entries of a list, the languages of a text and the values under one label make one
 * field. A value may be a label itself: a code's name in the four languages.
 */
export function addExtraField(fields: ExtraFieldDraft[], { path, label, value, language }: Extra): void {
  const id = hashOf(label?.en ?? path) + 1;
  const words = isLabel(value) ? value : null;
  const shown = typeof value === "object" ? JSON.stringify(value) : value;
  const field = fields.find(({ extra_field_autoid }) => extra_field_autoid === id) ?? {
    extra_field_autoid: id,
    type: typeof shown === "string" ? "TEXT" : (typeof shown).toUpperCase(),
    name: label ?? sameInAll(path),
  };
  if (!fields.includes(field)) fields.push(field);
  if (words) for (const locale of LOCALES) addText(field, locale, words[locale]);
  else if (typeof shown === "string" && language) addText(field, language, shown);
  else if (typeof shown === "boolean") field.value = shown;
  else field.value = field.value === undefined ? shown : joined(String(field.value), String(shown));
}

function addText(field: ExtraFieldDraft, locale: Locale, text: string): void {
  const texts = field.value_lang_string;
  field.value_lang_string = { ...texts, [locale]: joined(texts?.[locale], text) };
}

function isLabel(value: Json): value is Label {
  return typeof value === "object" && value !== null && LOCALES.every((locale) => locale in value);
}

function joined(first: string | undefined, second: string): string {
  return first === undefined ? second : `${first}, ${second}`;
}

/** A label that is the same in all languages: the name that the system itself has for a field. */
export function sameInAll(text: string): Label {
  return Object.fromEntries(LOCALES.map((locale) => [locale, text])) as Label;
}
