import { z } from "zod";
import { BUNDLE_SCHEMAS } from "./bundle.ts";
import { CheckReport } from "./check-report.ts";

const SCHEMAS: Readonly<Record<string, z.ZodType>> = { ...BUNDLE_SCHEMAS, "check-report": CheckReport };

/**
 * The JSON Schema (draft 2020-12) of one file of a site bundle, as its author writes it: defaults may be left out; and
 * of the report that `gevel check` makes of a bundle. Answers null for any other name. Example: `jsonSchemaOf("site")?.["title"]` is `"site"`.
 */
export function jsonSchemaOf(name: string): Record<string, unknown> | null {
  if (!Object.hasOwn(SCHEMAS, name)) return null;
  const schema = z.toJSONSchema(SCHEMAS[name]!, { io: "input", unrepresentable: "any" });
  return { ...schema, title: name };
}
