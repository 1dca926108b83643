import { BLOCK_SCHEMAS } from "#features/pages/blocks/schemas.ts";
import { BUNDLE_SCHEMAS } from "#bundle/bundle-schemas.ts";
import { jsonSchemaOf, SEARCH_SCHEMAS } from "./json-schema.ts";
import { explainSchema } from "./explanations/explain-schema.ts";
import { EXPLAINED } from "./explanations/explanations.ts";
import type { JsonSchema } from "./openapi-schemas.ts";

/** The names of the published schemas, by what they are of. */
const PUBLISHED = {
  bundle: Object.keys(BUNDLE_SCHEMAS),
  block: Object.keys(BLOCK_SCHEMAS),
  search: Object.keys(SEARCH_SCHEMAS),
  report: ["check-report"],
} as const satisfies Record<string, readonly string[]>;

export type ListedSchema = {
  readonly name: string;
  readonly kind: keyof typeof PUBLISHED;
  readonly description: string;
  readonly url: string;
};

/** What `/api/schemas` answers: every published schema and where it is. */
export function listSchemas(): readonly ListedSchema[] {
  return (Object.keys(PUBLISHED) as Array<keyof typeof PUBLISHED>).flatMap((kind) =>
    PUBLISHED[kind].map((name) => ({
      name,
      kind,
      description: EXPLAINED[name]?.about ?? "",
      url: `/api/schemas/${name}.json`,
    })),
  );
}

/** A published schema whose fields say what they mean; null for a name that none has. */
export function publishedSchema(name: string): JsonSchema | null {
  const schema = jsonSchemaOf(name);
  const explained = EXPLAINED[name];
  if (!schema || !explained) return null;
  return { ...explainSchema(schema, explained.explain), description: explained.about };
}
