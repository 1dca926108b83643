import { hasMore } from "./paging.ts";
import { COLLECTION_PATH, type WhereLike } from "./search-paths.ts";
import { BULK_SIZE, type Grouping, PAGE_SIZE } from "./search.ts";
import { createApiHolder, createStore } from "./store.ts";

/** What a list shows: conditions, collections, and the groupings on offer. */
export type ListNode = {
  readonly query: WhereLike;
  readonly collections: ReadonlyArray<{ readonly id: number }>;
  readonly groupOptions: readonly Grouping[];
};

export type EstateListState<E> = {
  readonly node: ListNode | null;
  readonly estates: readonly E[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly isLoadingNextPage: boolean;
  readonly error: unknown;
};

export type EstateListAction<E> =
  | { readonly type: "fetchStarted"; readonly node: ListNode }
  | { readonly type: "fetchSucceeded"; readonly results: readonly E[]; readonly total: number }
  | { readonly type: "nextPageStarted" }
  | { readonly type: "nextPageSucceeded"; readonly results: readonly E[]; readonly total: number }
  | { readonly type: "failed"; readonly error: unknown };

export const INITIAL_ESTATE_LIST = {
  node: null,
  estates: [],
  total: 0,
  isLoading: true,
  isLoadingNextPage: false,
  error: null,
} as const satisfies EstateListState<never>;

/** The transitions of the specification's point 4; no other way changes a list. */
export function reduceEstateList<E>(
  state: EstateListState<E>,
  action: EstateListAction<E>,
): EstateListState<E> {
  switch (action.type) {
    case "fetchStarted":
      return { ...state, node: action.node, isLoading: true, isLoadingNextPage: false, error: null };
    case "fetchSucceeded":
      return { ...state, estates: action.results, total: action.total, isLoading: false, error: null };
    case "nextPageStarted":
      return { ...state, isLoadingNextPage: true, error: null };
    case "nextPageSucceeded":
      return {
        ...state,
        estates: [...state.estates, ...action.results],
        total: action.total,
        isLoadingNextPage: false,
        error: null,
      };
    case "failed":
      return { ...state, isLoading: false, isLoadingNextPage: false, error: action.error };
  }
}

/** Tells whether more estates remain: `hasMoreEstates({ …, estates: 20 of them, total: 41 })` is true. */
export function hasMoreEstates<E>({ estates, total }: EstateListState<E>): boolean {
  return hasMore(estates.length, total);
}

export type EstateListSearch = {
  readonly where: WhereLike;
  readonly limit: { readonly from: number; readonly size: number };
};

export type EstateListApi<E> = {
  searchEstates(search: EstateListSearch): Promise<{
    readonly total: { readonly value: number };
    readonly results: readonly E[];
    readonly error?: unknown;
  }>;
};

/** The search behind a node: its conditions, and its collections by their own path. */
export function searchOfNode({ query, collections }: ListNode, from: number, size: number): EstateListSearch {
  const ids = collections.map(({ id }) => id);
  const terms = { ...query.terms, ...(ids.length > 0 && { [COLLECTION_PATH]: ids }) };
  return { where: { ...query, terms }, limit: { from, size } };
}

/**
 * A list that loads itself: all at once (500) or page by page (20). An answer that a newer request overtook is
 * dropped. Every call before `setApi` rejects with 'Api is not configured'.
 */
export function createEstateListStore<E>() {
  const { store, dispatch } = createStore<EstateListState<E>, EstateListAction<E>>(
    INITIAL_ESTATE_LIST,
    reduceEstateList,
  );
  const api = createApiHolder<EstateListApi<E>>();
  let newest = 0;

  async function load(
    started: EstateListAction<E>,
    search: EstateListSearch,
    type: "fetchSucceeded" | "nextPageSucceeded",
  ) {
    const { searchEstates } = api.get();
    const request = (newest += 1);
    dispatch(started);
    const action = await searchEstates(search).then(
      ({ results, total, error }): EstateListAction<E> =>
        error ? { type: "failed", error } : { type, results, total: total.value },
      (error: unknown): EstateListAction<E> => ({
        type: "failed",
        error: error ?? new Error("search failed"),
      }),
    );
    if (request === newest) dispatch(action);
  }

  const fetchFrom0 = (node: ListNode, size: number) =>
    load({ type: "fetchStarted", node }, searchOfNode(node, 0, size), "fetchSucceeded");

  async function fetchNextPage(): Promise<void> {
    api.get();
    const state = store.getState();
    if (!state.node || state.isLoading || state.isLoadingNextPage || !hasMoreEstates(state)) return;
    await load(
      { type: "nextPageStarted" },
      searchOfNode(state.node, state.estates.length, PAGE_SIZE),
      "nextPageSucceeded",
    );
  }

  return {
    ...store,
    setApi: api.set,
    fetchAll: (node: ListNode) => fetchFrom0(node, BULK_SIZE),
    fetchFirstPage: (node: ListNode) => fetchFrom0(node, PAGE_SIZE),
    fetchNextPage,
  };
}
