import { hasMore } from "./paging.ts";
import type { WhereLike } from "./search-paths.ts";
import type { Grouping } from "./search.ts";

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

/** The only ways in which a list changes. */
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
