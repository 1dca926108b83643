import { EMPTY_LISTING_QUERY, type ListingQuery } from "./query.ts";
import type { SortOrder, SortType } from "./search.ts";
import { createApiHolder, createStore } from "./store.ts";

/** A filter that is absent narrows nothing; the names are those of a page's address. */
export type FilterQuery = {
  readonly sortType: SortType;
  readonly sortOrder: SortOrder;
  readonly city?: readonly number[];
  readonly type?: readonly number[];
  readonly "price-min"?: number;
  readonly "price-max"?: number;
  readonly bedrooms?: readonly number[];
};

/** An answer of the filter options; a failed one is an empty object. */
export type FilterResponse<H, L, P, B> = {
  readonly headTypes?: readonly H[];
  readonly locations?: readonly L[];
  readonly prices?: P;
  readonly bedrooms?: readonly B[];
};

export type FilterOptions<H, L, P, B> = {
  readonly types: readonly H[];
  readonly locations: readonly L[];
  readonly prices: P | null;
  readonly bedrooms: readonly B[];
};

export type EstateFilterState<H = unknown, L = unknown, P = unknown, B = unknown> = {
  readonly filterQuery: FilterQuery;
  readonly options: FilterOptions<H, L, P, B>;
  readonly isLoading: boolean;
  readonly error: unknown;
};

export type EstateFilterAction<H, L, P, B> =
  | { readonly type: "sortChanged"; readonly sortType: SortType; readonly sortOrder: SortOrder }
  | { readonly type: "priceRangeChanged"; readonly min: PriceInput; readonly max: PriceInput }
  | {
      readonly type: "filterChanged";
      readonly name: "city" | "type" | "bedrooms";
      readonly values: readonly number[];
    }
  | { readonly type: "optionsStarted" }
  | { readonly type: "optionsSucceeded"; readonly response: FilterResponse<H, L, P, B> }
  | { readonly type: "optionsFailed"; readonly error: unknown };

/** What stands in a price field: empty clears the bound. */
export type PriceInput = number | string | null | undefined;

export const INITIAL_ESTATE_FILTER = {
  filterQuery: { sortType: "price", sortOrder: "ASC" },
  options: { types: [], locations: [], prices: null, bedrooms: [] },
  isLoading: false,
  error: null,
} as const satisfies EstateFilterState;

/** The transitions of the specification's point 4. */
export function reduceEstateFilter<H, L, P, B>(
  state: EstateFilterState<H, L, P, B>,
  action: EstateFilterAction<H, L, P, B>,
): EstateFilterState<H, L, P, B> {
  switch (action.type) {
    case "sortChanged":
      return withQuery(state, { sortType: action.sortType, sortOrder: action.sortOrder });
    case "priceRangeChanged":
      return withQuery(state, { "price-min": readPrice(action.min), "price-max": readPrice(action.max) });
    case "filterChanged":
      return withQuery(state, { [action.name]: action.values.length > 0 ? action.values : undefined });
    case "optionsStarted":
      return { ...state, isLoading: true, error: null };
    case "optionsSucceeded":
      return { ...state, options: optionsOf(action.response), isLoading: false, error: null };
    case "optionsFailed":
      return { ...state, isLoading: false, error: action.error };
  }
}

/**
 * The filters that an address carries on load: city, price-min, price-max, type and bedrooms (specification, point 2).
 * Example: `?city=5&sortType=date` gives `{ sortType: "price", sortOrder: "ASC", city: [5] }`.
 */
export function filterQueryOf(query: ListingQuery): FilterQuery {
  return withoutGaps({
    ...INITIAL_ESTATE_FILTER.filterQuery,
    city: query.cities.length > 0 ? query.cities : undefined,
    type: query.types.length > 0 ? query.types : undefined,
    "price-min": query.priceMin ?? undefined,
    "price-max": query.priceMax ?? undefined,
    bedrooms: query.bedrooms.length > 0 ? query.bedrooms : undefined,
  });
}

/** The address query of a filter state; the page starts again at 1. */
export function listingQueryOf(filter: FilterQuery): ListingQuery {
  return {
    ...EMPTY_LISTING_QUERY,
    cities: filter.city ?? [],
    types: filter.type ?? [],
    priceMin: filter["price-min"] ?? null,
    priceMax: filter["price-max"] ?? null,
    bedrooms: filter.bedrooms ?? [],
    sortType: filter.sortType,
    sortOrder: filter.sortOrder,
  };
}

export type EstateFilterApi<H, L, P, B> = {
  loadOptions(filterQuery: FilterQuery): Promise<FilterResponse<H, L, P, B>>;
  /** Starts a new estate search; how it ends is the list's affair. */
  search(filterQuery: FilterQuery): void;
};

/**
 * A filter whose every change starts a new search. Every call before `setApi` fails with 'Api is not configured' and
 * changes nothing.
 */
export function createEstateFilterStore<H = unknown, L = unknown, P = unknown, B = unknown>(
  query = EMPTY_LISTING_QUERY,
) {
  type Action = EstateFilterAction<H, L, P, B>;
  const initial: EstateFilterState<H, L, P, B> = {
    ...INITIAL_ESTATE_FILTER,
    filterQuery: filterQueryOf(query),
  };
  const { store, dispatch } = createStore<EstateFilterState<H, L, P, B>, Action>(initial, reduceEstateFilter);
  const api = createApiHolder<EstateFilterApi<H, L, P, B>>();
  let newest = 0;

  function change(action: Action): void {
    const { search } = api.get();
    dispatch(action);
    search(store.getState().filterQuery);
  }

  async function loadOptions(): Promise<void> {
    const { loadOptions } = api.get();
    const request = (newest += 1);
    dispatch({ type: "optionsStarted" });
    const action = await loadOptions(store.getState().filterQuery).then(
      (response): Action => ({ type: "optionsSucceeded", response }),
      (error: unknown): Action => ({ type: "optionsFailed", error }),
    );
    if (request === newest) dispatch(action);
  }

  return {
    ...store,
    setApi: api.set,
    loadOptions,
    setSort: (sortType: SortType, sortOrder: SortOrder = "ASC") =>
      change({ type: "sortChanged", sortType, sortOrder }),
    setPriceRange: (min: PriceInput, max: PriceInput) => change({ type: "priceRangeChanged", min, max }),
    setCities: (values: readonly number[]) => change({ type: "filterChanged", name: "city", values }),
    setTypes: (values: readonly number[]) => change({ type: "filterChanged", name: "type", values }),
    setBedrooms: (values: readonly number[]) => change({ type: "filterChanged", name: "bedrooms", values }),
  };
}

type QueryChange = { readonly [name in keyof FilterQuery]?: FilterQuery[name] | undefined };

function withQuery<S extends { readonly filterQuery: FilterQuery }>(state: S, changed: QueryChange): S {
  return { ...state, filterQuery: withoutGaps({ ...state.filterQuery, ...changed }) };
}

function withoutGaps(query: QueryChange): FilterQuery {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as FilterQuery;
}

function readPrice(price: PriceInput): number | undefined {
  const text = String(price ?? "").trim();
  return text !== "" && Number(text) >= 0 && Number.isFinite(Number(text)) ? Number(text) : undefined;
}

function optionsOf<H, L, P, B>(response: FilterResponse<H, L, P, B>): FilterOptions<H, L, P, B> {
  const { headTypes = [], locations = [], prices = null, bedrooms = [] } = response;
  return { types: headTypes, locations, prices, bedrooms };
}
