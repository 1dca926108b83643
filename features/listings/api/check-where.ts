import type { FieldError } from "#platform/http/api/problem.ts";
import type { Where } from "../schema/search.ts";
import { faultsOfWhere } from "#domain/listing/search-paths.ts";
import { invalidInput } from "#features/site/api/read-input.ts";

/** Refuses conditions that the published list of paths doesn't know, each by its name. */
export function checkWhere(where: Where): void {
  const faults = [...faultsOfWhere(where), ...faultsOfTexts(where)];
  if (faults.length > 0) throw invalidInput(faults);
}

/** PostgreSQL keeps no NUL and no half of a surrogate pair; nothing that it holds can be equal to one. */
function faultsOfTexts({ terms = {}, match = {} }: Where): FieldError[] {
  const conditions = [
    ...Object.entries(terms).map(([path, values]) => ({ path: `where.terms.${path}`, texts: values })),
    ...Object.entries(match).map(([path, words]) => ({ path: `where.match.${path}`, texts: [words] })),
  ];
  return conditions.flatMap(({ path, texts }) =>
    texts.every(isStorable) ? [] : [{ path, message: "holds characters that no text has" }],
  );
}

function isStorable(value: string | number | boolean): boolean {
  return typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));
}
