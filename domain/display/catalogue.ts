import type { KeyEnd, MessageKey } from "../locale/translate.ts";
import { PRICE_PATHS } from "../estate/price/hidden-price.ts";
import { type FieldType, WORDLESS_FIELD_TYPES } from "./field-types.ts";
import type { RuleName } from "./rules.ts";

/** How a number reads. */
export type FigureFormat =
  | "money"
  | "moneyPerSquareMetre"
  | "area"
  | "distance"
  | "litres"
  | "count"
  | "figure"
  | "year"
  | "percentage"
  | "epc"
  | "yearlyEnergy"
  | "co2";

/** How a value reads when it isn't a code. */
export type Format =
  | FigureFormat
  | "text"
  | "texts"
  | "floor"
  | "day"
  | "moment"
  | "flag"
  | "code"
  | "label"
  | "subType"
  | "reference"
  | "list"
  | "room"
  | "rooms"
  | "technicals"
  | "score"
  | "charges"
  | "leaseKind";

export type FieldPart = {
  readonly path: string;
  readonly format: Format;
  readonly fieldType: FieldType | null;
};

/** The message that names a field. */
export type LabelKey = Extract<MessageKey, `display.field.${string}`>;

export type FieldName = KeyEnd<"display.field">;

/** One row of a catalogue: a label, where the value is, how it reads, and the rules that must all let it show. */
export type CatalogueField = {
  readonly label: LabelKey;
  readonly fieldType: FieldType | null;
  /** The main part first; only a combined field has others. */
  readonly parts: readonly FieldPart[];
  /** What stands in for an empty main part: the same fact, as the other model tells it. */
  readonly otherwise?: FieldPart | null;
  readonly rules: readonly RuleName[];
  /** What shows when the field is empty and yet visible. */
  readonly emptyWords: MessageKey;
};

export type CatalogueGroup = {
  readonly key: string;
  readonly title: MessageKey;
  readonly fields: readonly CatalogueField[];
};

export type Catalogue = readonly CatalogueGroup[];

export type More = {
  readonly label?: FieldName;
  readonly rules?: readonly RuleName[];
  readonly emptyWords?: MessageKey;
};

const NOT_ENTERED = "display.notEntered";

type Kind = Format | FieldType;

const FORMATS_OF_TYPES: { readonly [type in FieldType]?: Format } = {
  EnergyLabel: "label",
  SubType: "subType",
};

/** The message of a field's label: `labelOf("price")` is "display.field.price". */
export const labelOf = (name: FieldName): LabelKey => `display.field.${name}`;

/**
 * Writes the rows of a catalogue that share a place in the estate; a row's name is the last word of its path, and of
 * its label unless it says another. Example: `rowsAt("property.comfort")("heating", "Heating")` shows
 * `property.comfort.heating`.
 */
export function rowsAt(place: string) {
  function row(name: FieldName, kind: Kind, more?: More): CatalogueField;
  function row(name: string, kind: Kind, more: More & { readonly label: FieldName }): CatalogueField;
  function row(name: string, kind: Kind, more: More = {}): CatalogueField {
    const part = partOf(place, name, kind);
    return fieldOf(name, part.fieldType, [part], more);
  }
  return row;
}

/**
 * A main field with its linked texts, shown as one: `combinedAt("property.other")([["garden", "Garden"],
 * ["garden_information", "texts"]])`.
 */
export function combinedAt(place: string) {
  return (parts: ReadonlyArray<readonly [name: string, kind: Kind]>, more: More = {}): CatalogueField =>
    fieldOf(
      parts[0]![0],
      "Combined",
      parts.map(([name, kind]) => partOf(place, name, kind)),
      more,
    );
}

function fieldOf(
  name: string,
  fieldType: FieldType | null,
  parts: readonly FieldPart[],
  more: More,
): CatalogueField {
  return {
    label: labelOf(more.label ?? (name as FieldName)),
    fieldType,
    parts,
    rules: [...(more.rules ?? []), ...(parts.some(tellsPrice) ? (["hiddenUnderVat"] as const) : [])],
    emptyWords: more.emptyWords ?? NOT_ENTERED,
  };
}

function tellsPrice({ path }: FieldPart): boolean {
  return PRICE_PATHS.includes(path);
}

function partOf(place: string, name: string, kind: Kind): FieldPart {
  const path = place ? `${place}.${name}` : name;
  return isFieldType(kind)
    ? { path, format: FORMATS_OF_TYPES[kind] ?? "code", fieldType: kind }
    : { path, format: kind, fieldType: null };
}

/** Kinds of codes start with a capital, formats don't. */
function isFieldType(kind: Kind): kind is FieldType {
  return WORDLESS_FIELD_TYPES.includes(kind as FieldType) || /^[A-Z]/.test(kind);
}
