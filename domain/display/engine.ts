import type { MessageKey } from "../locale/translate.ts";
import { type Multilingual, textOf } from "../locale/multilingual.ts";
import { DEFAULT_LOCALE } from "../locale/locale.ts";
import type { Catalogue, CatalogueField, FieldPart } from "./catalogue.ts";
import type { FieldType } from "./field-types.ts";
import { GROUPS_CATALOGUE } from "./groups-catalogue.ts";
import { readPath } from "./read-path.ts";
import { type DisplayContext, hasFloodingIcon, KEEPING_RULES, mayShow } from "./rules.ts";
import { TABS_CATALOGUE } from "./tabs-catalogue.ts";
import { readValues, type ShownValue } from "./value.ts";

export type ShownField = {
  /** Path of the main value, with its place in a list where it stands in one. */
  readonly key: string;
  /** A word key, or the agency's own name of the thing. */
  readonly label: { readonly words: MessageKey } | { readonly texts: Multilingual };
  readonly fieldType: FieldType | null;
  /** The values as the estate holds them, one per part. */
  readonly raw: readonly unknown[];
  /** At least one: the main value, then what is linked to it. */
  readonly values: readonly ShownValue[];
  readonly icon: "flooding" | null;
};

export type ShownGroup = {
  readonly key: string;
  readonly title: MessageKey;
  readonly fields: readonly ShownField[];
};

type Entry = { readonly key: string; readonly label: ShownField["label"]; readonly raw: readonly unknown[] };

/**
 * Says what to show of an estate, group by group, in no language yet: a field shows when its rules and the law of the
 * place let it and it has a value; a text without a rule of its own, and a planning field that is asked for, also when
 * empty. A group of nothing but empty texts is left out.
 * Example: an estate with a living area of 168 m² has the group "dimensions" with one figure.
 */
export function display(
  catalogue: Catalogue,
  estate: object,
  context: DisplayContext,
): readonly ShownGroup[] {
  return catalogue.flatMap(({ key, title, fields }) => {
    const shown = fields.flatMap((field) => showField(field, estate, context));
    return shown.some(({ carries }) => carries)
      ? [{ key, title, fields: shown.map(({ field }) => field) }]
      : [];
  });
}

/** An estate with attribute groups shows the tabs, any other the groups. */
export function catalogueOf(estate: { readonly property?: object | null }): Catalogue {
  return estate.property ? TABS_CATALOGUE : GROUPS_CATALOGUE;
}

type Shown = { readonly field: ShownField; readonly carries: boolean };

function showField(field: CatalogueField, estate: object, context: DisplayContext): readonly Shown[] {
  const parts = partsIn(field, estate);
  const entries = entriesOf(field, parts, estate).map((entry) => ({
    entry,
    values: valuesOf(parts, entry.raw),
  }));
  const filled = entries.filter(({ values }) => values.length > 0);
  if (!mayShow(field, context, filled.length > 0)) return [];
  if (filled.length > 0)
    return filled.map(({ entry, values }) => ({ field: shownField(field, entry, values), carries: true }));
  if (!showsEmpty(field)) return [];
  const entry = { key: field.parts[0]!.path, label: { words: field.label }, raw: [] };
  return [
    { field: shownField(field, entry, [{ kind: "words", words: field.emptyWords }]), carries: isKept(field) },
  ];
}

function shownField(field: CatalogueField, entry: Entry, values: readonly ShownValue[]): ShownField {
  const isFloodProne =
    field.parts[0]!.format === "score" && hasFloodingIcon(entry.raw[0] as string | undefined);
  return { ...entry, fieldType: field.fieldType, values, icon: isFloodProne ? "flooding" : null };
}

function isKept({ rules }: CatalogueField): boolean {
  return rules.some((rule) => KEEPING_RULES.includes(rule));
}

function showsEmpty(field: CatalogueField): boolean {
  const isText = ["text", "texts"].includes(field.parts[0]!.format);
  return isKept(field) || (isText && field.rules.length === 0);
}

function valuesOf(parts: readonly FieldPart[], raw: readonly unknown[]): readonly ShownValue[] {
  return parts.flatMap((part, index) => readValues(raw[index], part));
}

/** The parts of a field as this estate tells them. */
function partsIn({ parts, otherwise }: CatalogueField, estate: object): readonly FieldPart[] {
  const [main, ...linked] = parts as readonly [FieldPart];
  const isEmpty = otherwise && readValues(readPath(estate, main.path), main).length === 0;
  return isEmpty ? [otherwise, ...linked] : parts;
}

/** One entry a field, save for lists whose entries have names of their own. */
function entriesOf(field: CatalogueField, parts: readonly FieldPart[], estate: object): readonly Entry[] {
  const [{ path, format }] = field.parts as readonly [FieldPart];
  const words = { words: field.label };
  if (format !== "rooms" && format !== "technicals") {
    const raw = parts.map((part) => readPath(estate, part.path));
    return [{ key: path, label: format === "room" ? (nameOf(raw[0]) ?? words) : words, raw }];
  }
  const list = readPath(estate, path);
  return (Array.isArray(list) ? list : []).map((raw: unknown, index) => {
    return { key: `${path}.${index}`, label: nameOf(raw) ?? words, raw: [raw] };
  });
}

/** The agency's own name of a room or a technical; null where it gives none. */
function nameOf(raw: unknown): { readonly texts: Multilingual } | null {
  const { name, criteria } = (raw ?? {}) as { name?: Multilingual | null; criteria?: Multilingual | null };
  const texts = [name, criteria].find((known) => textOf(known, DEFAULT_LOCALE) !== "");
  return texts ? { texts } : null;
}
