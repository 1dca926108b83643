import type { RentalFilters } from "../schema/search.ts";
import type { RentalQuery } from "#domain/rental/rental-query.ts";
import type { RequestContext } from "#features/site/request-context.ts";

type Rows = ReadonlyArray<{ readonly id: number }>;

export type KnownRentalQuery = {
  readonly query: RentalQuery;
  /** With the chosen cities that no unit is in. */
  readonly filters: Partial<RentalFilters>;
};

/**
 * The query of an address without ids that neither the units nor the site's cities know: a page ignores them, as all that it cannot
 * read. What could not be looked up stays.
 */
export async function knownRentalQuery(
  context: RequestContext,
  asked: RentalQuery,
  filters: Partial<RentalFilters>,
): Promise<KnownRentalQuery> {
  const query = {
    ...asked,
    locations: listed(asked.locations, filters.locations),
    subKinds: listed(asked.subKinds, filters.subKinds),
    periodTypes: listed(asked.periodTypes, filters.periodTypes),
  };
  const { cities } = filters;
  const ids = query.cities.filter((id) => cities && !cities.some((city) => city.id === id));
  if (!cities || ids.length === 0) return { query, filters };
  const found = await context.queries.knownCities({ ids }).catch(() => null);
  if (!found) return { query, filters };
  const named = found.results.map(({ id, zip, name }) => ({
    id,
    zip,
    name: { nl: name, fr: name, en: name, de: name },
  }));
  const known = [...cities, ...named];
  return { query: { ...query, cities: listed(query.cities, known) }, filters: { ...filters, cities: known } };
}

function listed(ids: readonly number[], rows: Rows | undefined): readonly number[] {
  return rows ? ids.filter((id) => rows.some((row) => row.id === id)) : ids;
}
