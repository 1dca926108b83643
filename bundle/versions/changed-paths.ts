import { differingPaths, type Path } from "#domain/document/differing-paths.ts";

/** Of a document that changed in more places only its own fields are told. */
const MOST_PATHS = 20;
const MOST_LENGTH = 120;

/**
 * Where two JSON documents differ, as findings name places. Example: `general.price.value` and `pictures` of a listing that
 * got another price and one photo more. A list is named whole where its length differs; the document itself is named ``.
 */
export function changedPaths(former: unknown, next: unknown): string[] {
  const paths = differingPaths(former, next);
  const told = paths.length > MOST_PATHS ? paths.map((path) => path.slice(0, 1)) : paths;
  return [...new Set(told.map(textOf))].slice(0, MOST_PATHS);
}

/** A listing may have fields with names that no database can keep. */
function textOf(path: Path): string {
  return path.join(".").replaceAll("\0", "").slice(0, MOST_LENGTH).toWellFormed();
}
