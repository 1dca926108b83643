import { LOCALES } from "#domain/locale/locale.ts";
import type { FieldDescription, FieldKind } from "./field-description.ts";
import { FIELD_ROWS } from "./field-rows.ts";

/** As much of JSON Schema as the API's schemas use. */
export type JsonSchema = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

const MOST_ENTRIES = 200;

/**
 * The fields that somebody fills in of what a schema describes, in its order.
 * Example: `describeFields({ properties: { size: { type: "integer", maximum: 100 } } })` is one field of the kind `number`.
 */
export function describeFields({ properties = {}, required = [] }: JsonSchema): readonly FieldDescription[] {
  return Object.entries(properties)
    .filter(([name, schema]) => !FIELD_ROWS[name]?.isHidden && schema.const === undefined)
    .map(([name, schema]) => describeField(name, schema, required.includes(name)));
}

function describeField(name: string, schema: JsonSchema, isRequired: boolean): FieldDescription {
  const given = withoutNull(schema);
  const standard = schema.default ?? given.default;
  return { ...(FIELD_ROWS[name]?.is ?? kindOf(name, given)), name, isRequired, standard };
}

/** `X or null` is X: a field that is not filled in. */
function withoutNull(schema: JsonSchema): JsonSchema {
  const others = schema.anyOf?.filter(({ type }) => type !== "null");
  return others?.length === 1 ? others[0]! : schema;
}

function kindOf(name: string, schema: JsonSchema): FieldKind {
  if (schema.enum) return { kind: "choice", choices: schema.enum.map(String) };
  if (schema.type === "boolean") return { kind: "switch" };
  if (schema.type === "string") return textOf(schema);
  if (schema.type === "array") return listOf(name, schema);
  if (schema.type === "object") return objectOf(name, schema);
  return schema.type === "integer" || schema.type === "number" ? numberOf(schema) : { kind: "fixed" };
}

function textOf({ format, pattern = "", maxLength }: JsonSchema): FieldKind {
  if (format === "date") return { kind: "date" };
  const isAddress = format === "uri" || pattern.startsWith("^(https?:");
  const type = format === "email" ? "email" : isAddress ? "url" : "text";
  return { kind: "text", type, max: maxLength };
}

/** The largest number that JavaScript holds exactly is no limit of anybody's. */
function numberOf({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): FieldKind {
  const isWhole = type === "integer";
  const min = minimum ?? (isWhole && exclusiveMinimum !== undefined ? exclusiveMinimum + 1 : undefined);
  return { kind: "number", isWhole, min, max: maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum };
}

function listOf(name: string, { items = {}, minItems = 0, maxItems = MOST_ENTRIES }: JsonSchema): FieldKind {
  if (items.enum) return { kind: "choices", choices: items.enum.map(String) };
  const limits = { kind: "list", least: minItems, most: maxItems } as const;
  const isRecord = items.type === "object" && !isTexts(items);
  return isRecord
    ? { ...limits, entry: { kind: "record", fields: describeFields(items), isNumbered: isNumbered(items) } }
    : { ...limits, entry: { kind: "value", field: describeField(name, items, true) } };
}

function isNumbered({ properties = {}, required = [] }: JsonSchema): boolean {
  return required.includes("id") && properties["id"]?.type === "integer";
}

function objectOf(name: string, schema: JsonSchema): FieldKind {
  if (isTexts(schema)) return { kind: "texts", text: FIELD_ROWS[name]?.text ?? "line", max: maxOf(schema) };
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return { kind: "fixed" };
  const isLink = ["label", "pageId", "link"].every((each) => names.includes(each));
  return isLink ? { kind: "link" } : { kind: "group", fields: describeFields(schema) };
}

/** One text in each language. */
function isTexts({ properties = {} }: JsonSchema): boolean {
  const names = Object.keys(properties);
  return names.length === LOCALES.length && LOCALES.every((locale) => names.includes(locale));
}

function maxOf({ properties = {} }: JsonSchema): number | undefined {
  const [first] = Object.values(properties);
  return first && withoutNull(first).maxLength;
}
