import type { EstateFilters } from "#contract/listing/search.ts";
import type { FilterOptions as CountedOptions } from "#domain/listing/estate-filter-state.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { FilterOption, FilterOptions } from "../listing-view.ts";
import { priceSteps } from "./price-steps.ts";

type Facets = Partial<EstateFilters>;
type Row = { readonly id: number | string; readonly name: string; readonly count: number };

/** Cities whose names go to the browser; all others are found by typing. */
const TOP_CITIES = 12;

/**
 * The choices of a list's filter: all that the list holds, each counted under what is already chosen. `all` are the facets of
 * the whole list, `left` what the visitor's other filters leave of them.
 */
export function filterOptions(all: Facets, left: CountedOptions, query: ListingQuery): FilterOptions {
  const chosen = [query.priceMin, query.priceMax].filter((bound) => bound !== null);
  return {
    cities: recount(cityChoices(all, query), left.locations),
    types: recount(all.headTypes, left.types),
    subTypes: subTypeChoices(all, left, query),
    transactions: recount(all.transactions, left.transactions),
    countries: recount(all.countries, left.countries),
    bedrooms: recount(bedroomRows(all.bedrooms), bedroomRows(left.bedrooms)),
    prices: priceSteps(all.prices ?? { min: null, max: null }, chosen),
  };
}

function recount(all: readonly Row[] = [], left: readonly Pick<Row, "id" | "count">[]): FilterOption[] {
  const counts = new Map(left.map(({ id, count }) => [id, count]));
  return all.map(({ id, name }) => ({ id: String(id), name, count: counts.get(id) ?? 0 }));
}

/** The cities with most listings and those already chosen, by name. */
export function cityChoices({ locations = [] }: Facets, { cities: chosen }: ListingQuery): Row[] {
  const { top, placeOf } = placesOf(locations);
  const places = new Set([...top, ...chosen.flatMap((id) => placeOf.get(id) ?? [])]);
  return [...places]
    .sort((a, b) => a - b)
    .map((place) => {
      const { id, zip, name, count } = locations[place]!;
      return { id, name: [zip, name].filter(Boolean).join(" "), count };
    });
}

type Locations = NonNullable<Facets["locations"]>;

type Places = {
  /** Where among all by name the cities with most listings stand. */
  readonly top: readonly number[];
  readonly placeOf: ReadonlyMap<number, number>;
};

const known = new WeakMap<Locations, Places>();

/** Told once for a list's options, which stay the same for every visitor: a large site has a thousand cities. */
function placesOf(locations: Locations): Places {
  const told = known.get(locations);
  if (told) return told;
  const byCount = [...locations.keys()].sort((a, b) => locations[b]!.count - locations[a]!.count);
  const placeOf = new Map(locations.map(({ id }, place) => [id, place]));
  const places = { top: byCount.slice(0, TOP_CITIES), placeOf };
  known.set(locations, places);
  return places;
}

/** Once a type is chosen, only its own sub types are of use. */
function subTypeChoices(all: Facets, left: CountedOptions, query: ListingQuery): FilterOption[] {
  const options = recount(all.subTypes, left.subTypes);
  if (query.types.length === 0) return options;
  return options.filter(({ id, count }) => count > 0 || query.subTypes.includes(Number(id)));
}

function bedroomRows(bedrooms: CountedOptions["bedrooms"] = []): Row[] {
  return bedrooms
    .filter(({ value }) => value > 0)
    .map(({ value, count }) => ({ id: value, name: String(value), count }));
}
