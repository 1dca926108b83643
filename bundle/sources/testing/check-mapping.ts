import { leavesOf } from "../leaves.ts";
import type { JsonObject, Mapping } from "../mapping-row.ts";
import { schemaOfTarget } from "../target-schema.ts";

/** The fields of a document that a table has no row for. */
export function unknownFields(document: JsonObject, mapping: Mapping): string[] {
  const paths = new Set(leavesOf(document, mapping.keys).map(({ path }) => path));
  return [...paths].filter((path) => !mapping.rows.has(path));
}

/** The targets of a table that listings have no field for. */
export function unknownTargets({ rows }: Mapping): string[] {
  const targets = [...rows.values()].flat().flatMap((row) => {
    if (!("to" in row)) return [];
    return [row.to].flat().map((to) => (row.language ? `${to}.nl` : to));
  });
  return targets.filter((target) => !isKnown(target));
}

function isKnown(target: string): boolean {
  try {
    return Boolean(schemaOfTarget(target));
  } catch {
    return false;
  }
}
