import type { EstateFilters } from "../schema/search.ts";
import type { FilterOptions as CountedOptions } from "#domain/listing/estate-filter-state.ts";
import type { ListingQuery } from "#domain/listing/query.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { FilterOption, FilterOptions } from "../listing-view.ts";
import { placeChoices } from "./place-choices.ts";
import { traitChoices } from "./trait-choices.ts";
import { priceSteps } from "./price-steps.ts";
import { unlistedChoices } from "./unlisted-choices.ts";

type Facets = Partial<EstateFilters>;
type Row = { readonly id: number | string; readonly name: string; readonly count: number };

/** Cities whose names go to the browser; all others are found by typing. */
const TOP_CITIES = 12;

/**
 * The choices of a list's filter: all that the list holds, each counted under what is already chosen. `all` are the facets of
 * the whole list, `left` what the visitor's other filters leave of them; what is chosen stays a choice even where the list has none of it.
 */
export function filterOptions(
  all: Facets,
  left: CountedOptions,
  query: ListingQuery,
  locale: Locale,
): FilterOptions {
  const withChosen = (list: Parameters<typeof unlistedChoices>[0], rows: readonly Row[] = []) => [
    ...rows,
    ...unlistedChoices(list, rows, query, locale),
  ];
  const chosen = [query.priceMin, query.priceMax].filter((bound) => bound !== null);
  return {
    cities: recount(cityChoices(all, query), left.locations),
    types: recount(withChosen("types", all.headTypes), left.types),
    subTypes: subTypeChoices(withChosen("subTypes", all.subTypes), left, query),
    transactions: recount(withChosen("transactions", all.transactions), left.transactions),
    countries: recount(withChosen("countries", all.countries), left.countries),
    bedrooms: recount(
      withChosen("bedrooms", bedroomRows(all.bedrooms)).toSorted((a, b) => Number(a.id) - Number(b.id)),
      bedroomRows(left.bedrooms),
    ),
    ...traitChoices(all, left, query),
    ...placeChoices(all.locations ?? [], left.locations, query, locale),
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
function subTypeChoices(all: readonly Row[], left: CountedOptions, query: ListingQuery): FilterOption[] {
  const options = recount(all, left.subTypes);
  if (query.types.length === 0) return options;
  return options.filter(({ id, count }) => count > 0 || query.subTypes.includes(Number(id)));
}

function bedroomRows(bedrooms: CountedOptions["bedrooms"] = []): Row[] {
  return bedrooms
    .filter(({ value }) => value > 0)
    .map(({ value, count }) => ({ id: value, name: String(value), count }));
}
