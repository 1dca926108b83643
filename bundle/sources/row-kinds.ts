import { LOCALES } from "#domain/locale/locale.ts";
import type { Codes, Label, MappingRow } from "./mapping-row.ts";

/** A label in the four languages of sites. Example: `label("Zolder", "Grenier", "Attic", "Dachboden")`. */
export function label(nl: string, fr: string, en: string, de: string): Label {
  return { nl, fr, en, de };
}

/** A flag that means this value where it is set, and nothing where it is not. */
export function whereTrue(value: Label | string | true): Codes {
  return { true: value, "1": value, false: null, "0": null };
}

type Named = [path: string, nl: string, fr: string, en: string, de: string];

/** A flag that is told among the facilities where it is set. */
export function facility(...[path, nl, fr, en, de]: Named): MappingRow {
  return { path, to: "facilities[+]", codes: whereTrue(label(nl, fr, en, de)) };
}

/** A value without a field of ours, under a label. */
export function extra(...[path, nl, fr, en, de]: Named): MappingRow {
  return { path, extra: label(nl, fr, en, de) };
}

/** A text without a field of ours, in the language of the document. */
export function extraText(...named: Named): MappingRow {
  return { ...extra(...named), language: "context" } as MappingRow;
}

/** One text in each language of sites, without a field of ours. */
export function extraTexts(...[path, nl, fr, en, de]: Named): MappingRow[] {
  return LOCALES.map((locale) => ({
    path: `${path}.${locale}`,
    extra: label(nl, fr, en, de),
    language: { is: locale },
  }));
}

/** One text in each language of sites, for a field of ours. */
export function texts(path: string, to: string): MappingRow[] {
  return LOCALES.map((locale) => ({ path: `${path}.${locale}`, to: `${to}.${locale}` }));
}

export function leftOut(reason: string, ...paths: readonly string[]): MappingRow[] {
  return paths.map((path) => ({ path, leftOut: reason }));
}

/** Rows whose meaning one public document tells. */
export function sourced(source: string, rows: readonly MappingRow[]): MappingRow[] {
  return rows.map((row) => Object.assign({}, row, { source }));
}
