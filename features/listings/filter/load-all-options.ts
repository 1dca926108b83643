import type { EstateFilters } from "../schema/search.ts";
import { EMPTY_LISTING_QUERY } from "#domain/listing/query.ts";
import { type FixedListing, whereOf } from "#domain/listing/search-of.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { markIncomplete } from "#features/site/incomplete.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { requireOptions } from "./require-options.ts";

/** Every choice of a list that nobody narrowed: the same for every visitor, kept until the content changes. */
export async function loadAllOptions(
  context: RequestContext,
  locale: Locale,
  fixed: FixedListing,
): Promise<Partial<EstateFilters>> {
  const where = whereOf(fixed, EMPTY_LISTING_QUERY);
  return context
    .remember(`options:${locale}:${JSON.stringify(where)}`, async () =>
      // What failed is not worth keeping.
      offeredOptions(requireOptions(await context.queries.estateFilters({ where })), fixed),
    )
    .catch(() => {
      markIncomplete(context);
      return {};
    });
}

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
