import { HEAD_TYPES } from "#domain/estate/reference/head-types.ts";
import { SUB_TYPES } from "#domain/estate/reference/sub-types.ts";
import { TRANSACTIONS } from "#domain/estate/reference/transactions.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { FixedListing } from "#domain/listing/search-of.ts";
import { settleFilters } from "#domain/listing/filters.ts";
import { municipalityOfPostcode, municipalityWithId } from "#domain/place/municipalities.ts";
import { isCountryCode } from "#domain/locale/country-name.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { RequestContext } from "#features/site/request-context.ts";
import { loadAllOptions } from "./load-all-options.ts";

type Id = number | string;
type Field = "types" | "subTypes" | "transactions" | "cities" | "country";
type Chosen = { readonly field: Field; readonly id: Id };

/** Where a list's options hold the ids of a field, and which ids the product itself knows. */
const FIELDS = {
  types: { facet: "headTypes", isProducts: idTest(HEAD_TYPES) },
  subTypes: { facet: "subTypes", isProducts: idTest(SUB_TYPES) },
  transactions: { facet: "transactions", isProducts: idTest(TRANSACTIONS) },
  cities: { facet: "locations", isProducts: () => false },
  country: { facet: "countries", isProducts: (id: Id) => isCountryCode(String(id)) },
} as const;

/**
 * The query of an address without the ids that nobody knows: not the product, no listing of the site, no list of its cities. A page
 * ignores them, as all that it cannot read; one that could not be looked up stays.
 */
export async function knownQuery(
  context: RequestContext,
  locale: Locale,
  fixed: FixedListing,
  asked: ListingQuery,
): Promise<ListingQuery> {
  const query = await withoutCoveredCities(context, locale, withKnownMunicipalities(asked));
  let unknown = chosenIn(query).filter(({ field, id }) => !FIELDS[field].isProducts(id));
  for (const list of [fixed, {}]) {
    if (unknown.length === 0) return query;
    const options = await loadAllOptions(context, locale, list);
    unknown = unknown.filter(
      ({ field, id }) =>
        options[FIELDS[field].facet]?.every((row: { readonly id: Id }) => row.id !== id) ?? false,
    );
  }
  return without(query, await withoutKnownCities(context, unknown));
}

function withKnownMunicipalities(query: ListingQuery): ListingQuery {
  const municipalities = query.municipalities.filter((id) => municipalityWithId(id) !== null);
  return municipalities.length === query.municipalities.length
    ? query
    : settleFilters({ ...query, municipalities });
}

/** A town of a municipality that is chosen whole says nothing more. */
async function withoutCoveredCities(
  context: RequestContext,
  locale: Locale,
  query: ListingQuery,
): Promise<ListingQuery> {
  const { cities, municipalities } = query;
  if (cities.length === 0 || municipalities.length === 0) return query;
  const { locations = [] } = await loadAllOptions(context, locale, {});
  const isCovered = (id: number) => {
    const zip = locations.find((city) => city.id === id)?.zip ?? null;
    return municipalities.includes(municipalityOfPostcode(zip)?.id ?? 0);
  };
  return { ...query, cities: cities.filter((id) => !isCovered(id)) };
}

function chosenIn(query: ListingQuery): readonly Chosen[] {
  const lists = (["types", "subTypes", "transactions", "cities"] as const).flatMap((field) =>
    query[field].map((id) => ({ field, id })),
  );
  return query.country === null ? lists : [...lists, { field: "country", id: query.country }];
}

/** The agency's lists name cities that no listing is in. */
async function withoutKnownCities(
  context: RequestContext,
  unknown: readonly Chosen[],
): Promise<readonly Chosen[]> {
  const ids = unknown.filter(({ field }) => field === "cities").map(({ id }) => Number(id));
  if (ids.length === 0) return unknown;
  const found = await context.queries.knownCities({ ids }).catch(() => null);
  return unknown.filter(
    ({ field, id }) =>
      field !== "cities" || (found !== null && found.results.every((city) => city.id !== id)),
  );
}

function without(query: ListingQuery, unknown: readonly Chosen[]): ListingQuery {
  if (unknown.length === 0) return query;
  const left = (field: Field) => (id: Id) =>
    !unknown.some((chosen) => chosen.field === field && chosen.id === id);
  return settleFilters({
    ...query,
    types: query.types.filter(left("types")),
    subTypes: query.subTypes.filter(left("subTypes")),
    transactions: query.transactions.filter(left("transactions")),
    cities: query.cities.filter(left("cities")),
    country: query.country !== null && left("country")(query.country) ? query.country : null,
  });
}

function idTest(rows: ReadonlyArray<{ readonly id: number }>): (id: Id) => boolean {
  const ids: ReadonlySet<Id> = new Set(rows.map(({ id }) => id));
  return (id) => ids.has(id);
}
