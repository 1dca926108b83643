import { BLOCK_SCHEMAS } from "#features/pages/blocks/block-types.ts";
import { BUNDLE_SCHEMAS } from "#bundle/bundle-schemas.ts";
import { explainSchema } from "./explanations/explain-schema.ts";
import { EXPLAINED } from "./explanations/explanations.ts";
import type { JsonSchema } from "./openapi-schemas.ts";
import { z } from "zod";
import { CheckReport } from "#bundle/check/check-report.ts";
import {
  EstateFilters,
  EstateFiltersRequest,
  EstateResults,
  EstateSearch,
} from "#features/listings/schema/search.ts";

/** What a search of estates and its filter are asked, and answer. */
const SEARCH_SCHEMAS = {
  "estate-search": EstateSearch,
  "estate-results": EstateResults,
  "estate-filters-request": EstateFiltersRequest,
  "estate-filters": EstateFilters,
} as const;

const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  ...BUNDLE_SCHEMAS,
  ...BLOCK_SCHEMAS,
  ...SEARCH_SCHEMAS,
  "check-report": CheckReport,
};

/**
 * The JSON Schema (draft 2020-12) of one file of a site bundle or one block of a page, as its author writes it: defaults may be left out; of what a search
 * takes and answers; and of the report that `gevel check` makes of a bundle. Answers null for any other name. Example: `jsonSchemaOf("site")?.["title"]` is `"site"`.
 */
export function jsonSchemaOf(name: string): Record<string, unknown> | null {
  if (!Object.hasOwn(SCHEMAS, name)) return null;
  const schema = z.toJSONSchema(SCHEMAS[name]!, { io: "input", unrepresentable: "any" });
  return { ...schema, title: name };
}

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
