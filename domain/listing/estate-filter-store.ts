import {
  type EstateFilterAction,
  type EstateFilterState,
  type FilterQuery,
  filterQueryOf,
  type FilterResponse,
  INITIAL_ESTATE_FILTER,
  type ListFilter,
  type PriceInput,
  reduceEstateFilter,
} from "./estate-filter-state.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery } from "./query.ts";
import type { SortOrder, SortType } from "./search.ts";

export type EstateFilterApi = {
  loadOptions(filterQuery: FilterQuery): Promise<FilterResponse>;
  /** Starts a new estate search; how it ends is the list's affair. */
  search(filterQuery: FilterQuery): void;
};

/** What a page watches: the newest state, and a call on every change; the answer of `subscribe` stops it. */
type Store<S> = {
  getState(): S;
  subscribe(listener: () => void): () => void;
};

/**
 * A filter that starts with what an address asks and whose every change starts a new search. A call before `setApi`
 * gave what it needs fails with 'Api is not configured' and changes nothing. Example: `setCities([5])` on
 * `/en/for-sale?type=1` searches for `{ type: [1], city: [5], … }`.
 */
export function createEstateFilterStore(query = EMPTY_LISTING_QUERY) {
  const initial: EstateFilterState = { ...INITIAL_ESTATE_FILTER, filterQuery: filterQueryOf(query) };
  const { store, dispatch } = createStore(initial, reduceEstateFilter);
  const api = createApiSlot<EstateFilterApi>();
  let newest = 0;

  function change(action: EstateFilterAction): void {
    const search = api.get("search");
    dispatch(action);
    search(store.getState().filterQuery);
  }

  /** An answer that a newer request overtook is dropped. */
  async function loadOptions(): Promise<void> {
    const load = api.get("loadOptions");
    const request = (newest += 1);
    dispatch({ type: "optionsStarted" });
    const action = await load(store.getState().filterQuery).then(
      (response): EstateFilterAction => ({ type: "optionsSucceeded", response }),
      (error: unknown): EstateFilterAction => ({ type: "optionsFailed", error }),
    );
    if (request === newest) dispatch(action);
  }

  const setList = (name: ListFilter) => (values: readonly number[]) =>
    change({ type: "filterChanged", name, values });

  return {
    ...store,
    setApi: api.set,
    loadOptions,
    setSort: (sortType: SortType, sortOrder: SortOrder = "ASC") =>
      change({ type: "sortChanged", sortType, sortOrder }),
    setPriceRange: (min: PriceInput, max: PriceInput) => change({ type: "priceRangeChanged", min, max }),
    /** Every filter at once, as a form asks them that was filled in before anybody heard its changes. */
    setAll: (asked: ListingQuery) => change({ type: "allChanged", query: asked }),
    setCountry: (country: string | null) => change({ type: "countryChanged", country }),
    setCities: setList("city"),
    setTypes: setList("type"),
    setSubTypes: setList("subType"),
    setTransactions: setList("transaction"),
    setBedrooms: setList("bedrooms"),
  };
}

/** Holds one state and folds actions into it; `dispatch` tells the watchers when the state changed. */
function createStore<S, A>(initial: S, reduce: (state: S, action: A) => S) {
  let state = initial;
  const listeners = new Set<() => void>();
  const store: Store<S> = {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  function dispatch(action: A): void {
    const before = state;
    state = reduce(state, action);
    if (state !== before) for (const listener of listeners) listener();
  }
  return { store, dispatch };
}

/** A place for calls that are set later; asking for one before that is a bug of the page's: 'Api is not configured'. */
function createApiSlot<Api extends object>() {
  let held: Partial<Api> = {};
  return {
    set(api: Partial<Api>): void {
      held = api;
    },
    get<Name extends keyof Api>(name: Name): Api[Name] {
      const call = held[name];
      if (call === undefined) throw new Error("Api is not configured");
      return call as Api[Name];
    },
  };
}
