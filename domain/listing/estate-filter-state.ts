import { FILTER_KEYS, FILTERS, type FilterKey, type FilterValues, NO_FILTERS } from "./filters.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery } from "./query.ts";
import type { SortOrder, SortType } from "./search.ts";

/** A filter that is absent narrows nothing; the names are those of a page's address. */
export type FilterQuery = {
  readonly sortType: SortType;
  readonly sortOrder: SortOrder;
} & { readonly [Key in StateKey as (typeof FILTERS)[Key]["name"]]?: NonNullable<FilterValues[Key]> };

/** "3 or more bedrooms" comes from elsewhere: it stays as it was. */
type StateKey = Exclude<FilterKey, "bedMin">;
const STATE_KEYS = FILTER_KEYS.filter((key): key is StateKey => key !== "bedMin");

type Choice<Id = number> = { readonly id: Id; readonly name: string; readonly count: number };

type Counted<Id> = { readonly id: Id; readonly count: number };
type Least = { readonly value: number; readonly count: number };

/** An answer of the filter options, each with how many estates it would leave; a failed one is an empty object. */
export type FilterResponse = {
  readonly headTypes?: readonly Choice[] | undefined;
  readonly subTypes?: readonly Choice[] | undefined;
  readonly transactions?: readonly Choice[] | undefined;
  readonly countries?: readonly Choice<string>[] | undefined;
  readonly locations?: ReadonlyArray<Choice & { readonly zip: string | null }> | undefined;
  readonly prices?: { readonly min: number | null; readonly max: number | null } | undefined;
  readonly bedrooms?: readonly Least[] | undefined;
  readonly bedroomsFrom?: readonly Least[] | undefined;
  readonly amenities?: ReadonlyArray<Counted<string>> | undefined;
  readonly newBuilding?: ReadonlyArray<{ readonly value: boolean; readonly count: number }> | undefined;
  readonly energyLabels?: ReadonlyArray<Counted<string>> | undefined;
  readonly areas?: readonly Least[] | undefined;
  readonly plots?: readonly Least[] | undefined;
};

type Known<Name extends keyof FilterResponse> = NonNullable<FilterResponse[Name]>;

/** What a filter lets choose from. */
export type FilterOptions = {
  readonly types: Known<"headTypes">;
  readonly subTypes: Known<"subTypes">;
  readonly transactions: Known<"transactions">;
  readonly countries: Known<"countries">;
  readonly locations: Known<"locations">;
  readonly prices: Known<"prices"> | null;
  readonly bedrooms: Known<"bedrooms">;
  readonly bedroomsFrom: Known<"bedroomsFrom">;
  readonly amenities: Known<"amenities">;
  readonly newBuilding: Known<"newBuilding">;
  readonly energyLabels: Known<"energyLabels">;
  readonly areas: Known<"areas">;
  readonly plots: Known<"plots">;
};

export type EstateFilterState = {
  readonly filterQuery: FilterQuery;
  readonly options: FilterOptions;
  readonly isLoading: boolean;
  readonly error: unknown;
};

export type EstateFilterAction =
  | { readonly type: "changed"; readonly query: ListingQuery }
  | { readonly type: "optionsStarted" }
  | { readonly type: "optionsSucceeded"; readonly response: FilterResponse }
  | { readonly type: "optionsFailed"; readonly error: unknown };

export const INITIAL_ESTATE_FILTER: EstateFilterState = {
  filterQuery: { sortType: "price", sortOrder: "ASC" },
  options: optionsOf({}),
  isLoading: false,
  error: null,
};

/**
 * The only ways in which a filter changes. Example: a change to `?city=` takes the cities out of the filter, and a
 * price range whose least price is `""` loses that bound.
 */
export function reduceEstateFilter(state: EstateFilterState, action: EstateFilterAction): EstateFilterState {
  switch (action.type) {
    case "changed": {
      const { sortType, sortOrder } = action.query;
      const order = {
        sortType: sortType ?? state.filterQuery.sortType,
        sortOrder: sortOrder ?? state.filterQuery.sortOrder,
      };
      return { ...state, filterQuery: { ...filterQueryOf(action.query), ...order } };
    }
    case "optionsStarted":
      return { ...state, isLoading: true, error: null };
    case "optionsSucceeded":
      return { ...state, options: optionsOf(action.response), isLoading: false, error: null };
    case "optionsFailed":
      return { ...state, isLoading: false, error: action.error };
  }
}

/**
 * The filters that an address carries on load: city, price-min, price-max, type and bedrooms,
 * and what a page adds to them. Example: `?city=5&sortType=date` gives `{ sortType: "price", sortOrder: "ASC", city: [5] }`.
 */
export function filterQueryOf(query: ListingQuery): FilterQuery {
  const chosen = STATE_KEYS.map((key) => {
    const value = query[key];
    const isList = typeof value === "object" && value !== null;
    return [FILTERS[key].name, isList ? chosenOf(value) : (value ?? undefined)] as const;
  });
  const given = chosen.filter(([, value]) => value !== undefined);
  return { ...INITIAL_ESTATE_FILTER.filterQuery, ...Object.fromEntries(given) };
}

/**
 * The address query of a filter state; the page starts again at 1. What a filter does not know (view, groups, area)
 * stays as in `kept`. Example: `{ sortType: "price", sortOrder: "ASC", city: [5] }` writes `city=5&sortType=price&sortOrder=ASC`.
 */
export function listingQueryOf(filter: FilterQuery, kept: ListingQuery = EMPTY_LISTING_QUERY): ListingQuery {
  const chosen = STATE_KEYS.map((key) => [key, filter[FILTERS[key].name] ?? NO_FILTERS[key]]);
  const { sortType, sortOrder } = filter;
  return { ...kept, ...Object.fromEntries(chosen), sortType, sortOrder, page: 1 };
}

/** Each once and in order, so that one choice has one address; none at all is no filter. */
function chosenOf(values: readonly number[]): readonly number[] | undefined {
  return values.length > 0 ? [...new Set(values)].toSorted((a, b) => a - b) : undefined;
}

function optionsOf(response: FilterResponse): FilterOptions {
  const { headTypes = [], subTypes = [], transactions = [], countries = [] } = response;
  const { locations = [], prices = null, bedrooms = [] } = response;
  const { bedroomsFrom = [], amenities = [], newBuilding = [] } = response;
  const { energyLabels = [], areas = [], plots = [] } = response;
  const traits = { bedroomsFrom, amenities, newBuilding, energyLabels, areas, plots };
  return { types: headTypes, subTypes, transactions, countries, locations, prices, bedrooms, ...traits };
}
