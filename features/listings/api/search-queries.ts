import type { EstateFilters, EstateFiltersRequest, EstateSearch, Where } from "../schema/search.ts";
import type { FoundEstates } from "../search/search-estates.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { FieldError } from "#platform/http/api/problem.ts";
import { faultsOfWhere } from "#domain/listing/search-paths.ts";
import { invalidInput } from "#features/site/api/read-input.ts";

const MOST_SIMILAR = 6;

/** The listings that fit, one page of them, as the JSON text that the database wrote. */
export async function searchEstates(
  { parts, site, locale }: QueryContext,
  search: EstateSearch,
): Promise<FoundEstates> {
  checkWhere(search.where);
  return parts.storage.searchEstates(site.id, search, locale);
}

/** What a filter can offer; each count applies every other condition but its own. */
export async function estateFilters(
  { parts, site, locale }: QueryContext,
  request: EstateFiltersRequest,
): Promise<EstateFilters> {
  checkWhere(request.where);
  return parts.storage.countFacets(site.id, request, locale);
}

/** Cards of listings like one that is or was published, best match first, as the JSON text of an array. */
export async function similarEstates({ parts, site }: QueryContext, estateId: number): Promise<string> {
  const found = await parts.storage.findEstate(site.id, estateId);
  if (found.kind === "unknown") throw new AppError("not-found");
  return parts.storage.findSimilar(site.id, estateId, MOST_SIMILAR);
}

/** Refuses conditions that the published list of paths doesn't know, each by its name. */
function checkWhere(where: Where): void {
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
