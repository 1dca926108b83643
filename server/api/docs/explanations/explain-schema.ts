import { isPlainObject } from "#domain/is-plain-object.ts";
import type { JsonSchema } from "../openapi-schemas.ts";
import { kindOf } from "./kinds-of-values.ts";

/** Answers what the field at a path means; null where nobody wrote it down. */
export type Explain = (path: readonly string[]) => string | null;

/**
 * A JSON Schema whose fields say what they mean, then of what kind a value is: its unit, its shape, an example. What a field refers to elsewhere in
 * the document is explained there.
 */
export function explainSchema(
  schema: JsonSchema,
  explain: Explain,
  path: readonly string[] = [],
): JsonSchema {
  const below = (part: unknown) => (isPlainObject(part) ? explainSchema(part, explain, path) : part);
  const explained = Object.entries(schema).map(([key, value]) => {
    if (key === "properties" && isPlainObject(value)) return [key, explainFields(value, explain, path)];
    if (LISTS_OF_SCHEMAS.has(key) && Array.isArray(value)) return [key, value.map(below)];
    if (SCHEMAS.has(key)) return [key, below(value)];
    if (key === "$defs" && isPlainObject(value))
      return [key, Object.fromEntries(Object.entries(value).map(([name, part]) => [name, below(part)]))];
    return [key, value];
  });
  return Object.fromEntries(explained) as JsonSchema;
}

const LISTS_OF_SCHEMAS: ReadonlySet<string> = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const SCHEMAS: ReadonlySet<string> = new Set(["items", "additionalProperties"]);

/** The four languages of a text need no word each. */
function explainFields(fields: JsonSchema, explain: Explain, path: readonly string[]): JsonSchema {
  if (Object.keys(fields).join() === "nl,fr,en,de") return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      if (!isPlainObject(field)) return [name, field];
      const at = [...path, name];
      const kind = kindOf(field, name);
      const said = [field["description"] ?? explain(at), kind].filter(Boolean).join(" ");
      return [name, { ...explainSchema(field, explain, at), ...(said && { description: said }) }];
    }),
  );
}
