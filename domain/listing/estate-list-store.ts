import {
  type EstateListAction,
  type EstateListState,
  hasMoreEstates,
  INITIAL_ESTATE_LIST,
  type ListNode,
  reduceEstateList,
} from "./estate-list-state.ts";
import { COLLECTION_PATH, type WhereLike } from "./search-paths.ts";
import { BULK_SIZE, PAGE_SIZE } from "./search.ts";
import { createApiHolder, createStore } from "./store.ts";

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
function searchOfNode({ query, collections }: ListNode, from: number, size: number): EstateListSearch {
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
    const searchEstates = api.get("searchEstates");
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
    api.get("searchEstates");
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
