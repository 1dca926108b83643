import type { EstateFilters } from "#contract/listing/search.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { FilterOption, FilterOptions } from "./listing-view.ts";
import { priceSteps } from "./price-steps.ts";

type Facets = Partial<EstateFilters>;
type Row = { readonly id: number | string; readonly name: string; readonly count: number };

/** Cities whose names go to the browser; all others are found by typing. */
const TOP_CITIES = 12;

/**
 * The choices of a list's filter: all that the list holds, each counted under what is already chosen. `all` are the facets of
 * the whole list, `left` those under the visitor's other filters.
 */
export function filterOptions(all: Facets, left: Facets, query: ListingQuery): FilterOptions {
  const cities = (all.locations ?? []).map((city) => ({
    id: city.id,
    name: [city.zip, city.name].filter(Boolean).join(" "),
    count: city.count,
  }));
  const chosen = [query.priceMin, query.priceMax].filter((bound) => bound !== null);
  return {
    cities: recount(cityChoices(cities, query), left.locations),
    types: recount(all.headTypes, left.headTypes),
    subTypes: subTypeChoices(all, left, query),
    transactions: recount(all.transactions, left.transactions),
    countries: recount(all.countries, left.countries),
    bedrooms: recount(bedroomRows(all), bedroomRows(left)),
    prices: priceSteps(all.prices ?? { min: null, max: null }, chosen),
  };
}

function recount(all: readonly Row[] = [], left: readonly Pick<Row, "id" | "count">[] = []): FilterOption[] {
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  return all.map(({ id, name }) => ({ id: String(id), name, count: counts.get(id) ?? 0 }));
}

/** The cities with most listings and those already chosen, by name. */
function cityChoices(cities: readonly Row[], { cities: chosen }: ListingQuery): Row[] {
  const top = new Set(cities.toSorted((a, b) => b.count - a.count).slice(0, TOP_CITIES));
  return cities.filter((city) => top.has(city) || chosen.includes(Number(city.id)));
}

/** Once a type is chosen, only its own sub types are of use. */
function subTypeChoices(all: Facets, left: Facets, query: ListingQuery): FilterOption[] {
  const options = recount(all.subTypes, left.subTypes);
  if (query.types.length === 0) return options;
  return options.filter(({ id, count }) => count > 0 || query.subTypes.includes(Number(id)));
}

function bedroomRows({ bedrooms = [] }: Facets): Row[] {
  return bedrooms
    .filter(({ value }) => value > 0)
    .map(({ value, count }) => ({ id: value, name: String(value), count }));
}
