import type { CatalogueField, FieldPart } from "#domain/display/catalogue.ts";
import { GROUPS_CATALOGUE } from "#domain/display/groups-catalogue.ts";
import { printValue } from "#domain/display/print.ts";
import { TABS_CATALOGUE } from "#domain/display/tabs-catalogue.ts";
import { readValues } from "#domain/display/value.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { Translate } from "#domain/locale/translate.ts";
import { type ListingDocument, valueAtPath } from "../document/listing-document.ts";
import type { Duty } from "./duties-of.ts";

const FIELD_AT: ReadonlyMap<string, { readonly field: CatalogueField; readonly part: FieldPart }> = new Map(
  [...TABS_CATALOGUE, ...GROUPS_CATALOGUE].flatMap(({ fields }) =>
    fields.flatMap((field) => field.parts.map((part) => [part.path, { field, part }] as const)),
  ),
);

/** The name of a fact, as the pages of the site call it. */
export function nameOfDuty(
  { path }: Duty,
  words: Translate,
  given: Readonly<Record<string, string>>,
): string {
  const found = FIELD_AT.get(path);
  return found ? words(found.field.label, given) : path;
}

/** What an advertisement says of a fact, as visitors read it; "" where another field says it. */
export function valueOfDuty(
  { path }: Duty,
  document: ListingDocument,
  locale: Locale,
  words: Translate,
): string {
  const found = FIELD_AT.get(path);
  if (!found) return "";
  const standIn = found.field.otherwise;
  const own = readValues(valueAtPath(document, path), found.part);
  const values = own.length > 0 || !standIn ? own : readValues(valueAtPath(document, standIn.path), standIn);
  return values
    .map((value) => {
      const printed = printValue(value, locale);
      return "words" in printed ? words(printed.words, printed.given) : printed.text;
    })
    .join(", ");
}
