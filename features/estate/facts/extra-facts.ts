import type { Estate } from "#features/listings/schema/estate.ts";
import { formatShortNumber } from "#domain/locale/number.ts";
import { localize } from "#domain/locale/multilingual.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FactGroupView, FieldView, TextView } from "../estate-view.ts";

type ExtraField = Estate["extraFields"][number];

/** Fields of the agency's own, those that it named and filled in; none where there are none. */
export function extraFacts({ extraFields }: Estate, locale: Locale): FactGroupView[] {
  const fields = extraFields.flatMap((field) => fieldView(field, locale));
  const items = fields.filter(({ values }) => values.length === 0);
  const rows = fields.filter(({ values }) => values.length > 0);
  return fields.length === 0
    ? []
    : [{ key: "extra", title: "estate.extra", fields: rows, items, scores: [] }];
}

/** A ticked box has no value but its name. */
function fieldView(field: ExtraField, locale: Locale): FieldView[] {
  const label = localize(field.name, locale);
  if (!label) return [];
  const key = `extra.${field.extra_field_autoid}`;
  if (field.value === true) return [{ key, label, values: [] }];
  const value = valueOf(field, locale);
  return value ? [{ key, label, values: [value] }] : [];
}

/** A text per language wins over one for all. */
function valueOf({ value, value_lang_string: texts }: ExtraField, locale: Locale): TextView | null {
  const spoken = localize(texts, locale);
  if (spoken) return spoken;
  if (typeof value === "boolean") return { words: value ? "display.yes" : "display.no" };
  if (typeof value === "number") return { text: formatShortNumber(value) };
  const bare = value?.trim();
  return bare ? { text: bare } : null;
}
