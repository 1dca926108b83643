import {
  type EstateFilterAction,
  type EstateFilterState,
  type FilterQuery,
  filterQueryOf,
  type FilterResponse,
  INITIAL_ESTATE_FILTER,
  reduceEstateFilter,
} from "./estate-filter-state.ts";
import { EMPTY_LISTING_QUERY, type ListingQuery } from "./query.ts";

type EstateFilterApi = {
  loadOptions(filterQuery: FilterQuery): Promise<FilterResponse>;
  /** Starts a new estate search; how it ends is the list's affair. */
  search(filterQuery: FilterQuery): void;
};

/**
 * A filter that starts with what an address asks and whose every change starts a new search. A call before `setApi`
 * gave what it needs fails with 'Api is not configured' and changes nothing. Example: `change` to `?city=5` on
 * `/en/for-sale?type=1` searches for `{ city: [5], … }`.
 */
export function createEstateFilterStore(query = EMPTY_LISTING_QUERY) {
  let state: EstateFilterState = { ...INITIAL_ESTATE_FILTER, filterQuery: filterQueryOf(query) };
  let api: Partial<EstateFilterApi> = {};
  let newest = 0;

  function required<Name extends keyof EstateFilterApi>(name: Name): EstateFilterApi[Name] {
    const call = api[name];
    if (call === undefined) throw new Error("Api is not configured");
    return call as EstateFilterApi[Name];
  }

  function dispatch(action: EstateFilterAction): void {
    state = reduceEstateFilter(state, action);
  }

  /** An answer that a newer request overtook is dropped. */
  async function loadOptions(): Promise<void> {
    const load = required("loadOptions");
    const request = (newest += 1);
    dispatch({ type: "optionsStarted" });
    const action = await load(state.filterQuery).then(
      (response): EstateFilterAction => ({ type: "optionsSucceeded", response }),
      (error: unknown): EstateFilterAction => ({ type: "optionsFailed", error }),
    );
    if (request === newest) dispatch(action);
  }

  /** Every filter at once, as a form asks them; an order that it does not ask stays as it is. */
  function change(asked: ListingQuery): void {
    const search = required("search");
    dispatch({ type: "changed", query: asked });
    search(state.filterQuery);
  }

  return {
    getState: () => state,
    setApi: (given: Partial<EstateFilterApi>) => {
      api = given;
    },
    loadOptions,
    change,
  };
}
