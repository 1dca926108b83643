import { z } from "zod";
import { BLOCK_SCHEMAS, type BlockType } from "#features/pages/blocks/block-types.ts";
import { EntityItem } from "#features/pages/entity/schema.ts";
import { AnyBlock, MenuItem, Page } from "#features/site/schema/page.ts";
import { SiteFile } from "#features/site/schema/site-file.ts";
import type { CodedError } from "#features/site/api/app-error.ts";
import { faultOfIssue, NESTED_TOO_DEEP } from "../../check/record/parse-record.ts";
import { EstateLine } from "../../ids/estate-line.ts";

/** By the first word of a resource's name. */
const SCHEMAS: Readonly<Record<string, z.ZodType>> = {
  pages: Page,
  menus: z.array(MenuItem),
  entities: EntityItem,
  site: SiteFile,
  estates: EstateLine,
};

const MOST_FAULTS = 20;

/**
 * Where a draft is of another shape than its screen can show: a list for a text, null for an object. What is missing, too long or not
 * right yet is the draft's to be. Example: `shapeFaults("pages/3", { blocks: "x" })` names `blocks`.
 */
export function shapeFaults(resource: string, document: unknown): CodedError[] {
  const schema = SCHEMAS[resource.split("/")[0]!];
  if (!schema) return [];
  try {
    return [...faultsOf(schema, document, []), ...faultsOfBlocks(document)].slice(0, MOST_FAULTS);
  } catch (error) {
    // A stack overflow is the work of the document, not of ours.
    if (error instanceof RangeError) return [{ path: "", ...NESTED_TOO_DEEP }];
    throw error;
  }
}

function faultsOf(schema: z.ZodType, value: unknown, place: readonly PropertyKey[]): CodedError[] {
  const { error } = schema.safeParse(value, { reportInput: true });
  return (error?.issues ?? [])
    .filter((issue) => isOfShape(issue, value))
    .map((issue) => faultOfIssue({ ...issue, path: [...place, ...issue.path] }));
}

/** Fields of a block are those of its type; a type that this version does not draw has none. */
function faultsOfBlocks(document: unknown): CodedError[] {
  const blocks = (document as { readonly blocks?: unknown } | null)?.blocks;
  if (!Array.isArray(blocks)) return [];
  return blocks.flatMap((block: unknown, index) => {
    const { data } = AnyBlock.pick({ type: true }).safeParse(block);
    if (!data || typeof (block as AnyBlock).id !== "string")
      return [
        {
          code: "wrong-type",
          path: `blocks.${index}`,
          message: "expected an object with a text as id and as type",
        },
      ];
    if (!Object.hasOwn(BLOCK_SCHEMAS, data.type)) return [];
    return faultsOf(BLOCK_SCHEMAS[data.type as BlockType], block, ["blocks", index]);
  });
}

function isOfShape(issue: z.core.$ZodIssue, document: unknown): boolean {
  const value = at(document, issue.path);
  if (issue.code === "invalid_union")
    return (
      issue.errors.length > 0 && issue.errors.every((arm) => arm.some((inner) => isOfShape(inner, value)))
    );
  if (value === undefined) return false;
  if (issue.code === "invalid_value") return isNested(value);
  return issue.code === "invalid_type" && !canStandFor(value, issue.expected);
}

const NESTED: ReadonlySet<string> = new Set(["object", "array", "record", "map", "set", "tuple"]);

/** Fields of the desk keep what can't be read as a number as it was typed, and null where nothing is chosen. */
function canStandFor(value: unknown, expected: string): boolean {
  return !NESTED.has(expected) && (value === null || typeof value === "string");
}

function isNested(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function at(document: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (isNested(value) ? (value as Record<PropertyKey, unknown>)[key] : undefined),
    document,
  );
}
