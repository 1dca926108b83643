import type { FixedListing } from "#domain/listing/search-of.ts";
import type { EstateFilters } from "../schema/search.ts";

type Facets = Partial<EstateFilters>;

/** Where a list fixes what an option of each kind chooses. */
const PATHS = {
  headTypes: "general.headType.id",
  subTypes: "general.subType.id",
  transactions: "general.transaction.id",
  countries: "general.address.country.id",
  locations: "general.address.city.id",
} as const satisfies Partial<Record<keyof EstateFilters, string>>;

/** The head type "other", which says least. */
const OTHER = 5;

/**
 * The options that can leave anything: an option is counted without the condition on its own path, so what the agency fixed there
 * says which are offered. A list of sales offers no rent. "Other" comes last.
 */
export function offeredOptions(options: Facets, fixed: FixedListing): Facets {
  const terms = fixed.where?.terms ?? {};
  const offered: Facets = { ...options };
  for (const [facet, path] of Object.entries(PATHS) as Array<[keyof typeof PATHS, string]>) {
    const fixedIds = terms[path];
    const rows: ReadonlyArray<{ readonly id: number | string }> = options[facet] ?? [];
    if (fixedIds && fixedIds.length > 0)
      Object.assign(offered, { [facet]: rows.filter(({ id }) => fixedIds.includes(id)) });
  }
  const types = offered.headTypes;
  return types
    ? { ...offered, headTypes: [...types.filter((type) => !isOther(type)), ...types.filter(isOther)] }
    : offered;
}

function isOther({ id }: { readonly id: number }): boolean {
  return id === OTHER;
}
