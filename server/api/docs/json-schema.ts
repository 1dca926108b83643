import { z } from "zod";
import { BLOCK_SCHEMAS } from "#features/pages/blocks/schemas.ts";
import { BUNDLE_SCHEMAS } from "#bundle/bundle-schemas.ts";
import { CheckReport } from "#bundle/check/check-report.ts";
import {
  EstateFilters,
  EstateFiltersRequest,
  EstateResults,
  EstateSearch,
} from "#features/listings/schema/search.ts";

/** What a search of estates and its filter are asked, and answer. */
export const SEARCH_SCHEMAS = {
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
