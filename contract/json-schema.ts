import { z } from "zod";
import { BUNDLE_SCHEMAS, type BundleSchema } from "./bundle.ts";

/**
 * The JSON Schema (draft 2020-12) of one file of a site bundle, as its author writes it: defaults may be left out.
 * Answers null for a name that no file has. Example: `jsonSchemaOf("site")?.["title"]` is `"site"`.
 */
export function jsonSchemaOf(name: string): Record<string, unknown> | null {
  if (!Object.hasOwn(BUNDLE_SCHEMAS, name)) return null;
  const schema = z.toJSONSchema(BUNDLE_SCHEMAS[name as BundleSchema], {
    io: "input",
    unrepresentable: "any",
  });
  return { ...schema, title: name };
}
