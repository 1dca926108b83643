import {
  type EstateListAction,
  type EstateListState,
  hasMoreEstates,
  INITIAL_ESTATE_LIST,
  reduceEstateList,
} from "#domain/listing/estate-list-state.ts";
import type { CardView } from "../card/card-view.ts";
import { joinSections } from "./group-pages.ts";
import type { GroupSection, ListingPage } from "../listing-view.ts";

/** The pages of a list that a visitor has loaded so far, one after the other. */
export type LoadedList = {
  readonly list: EstateListState<CardView>;
  readonly sections: readonly GroupSection[] | null;
  readonly lastPage: number;
};

export type LoadedListAction =
  | { readonly type: "nextPageStarted" }
  | { readonly type: "nextPageArrived"; readonly page: ListingPage }
  | { readonly type: "nextPageFailed" }
  | { readonly type: "ended" }
  | { readonly type: "restored"; readonly pages: SavedPages };

/** What a place in the browser's history keeps, so that Back shows the list as it was left. */
export type SavedPages = {
  readonly cards: readonly CardView[];
  readonly sections: readonly GroupSection[] | null;
  readonly lastPage: number;
  readonly total: number;
};

const NODE = { query: {}, collections: [], groupOptions: [] };

export function startList(page: SavedPages): LoadedList {
  const started = fold(undefined, { type: "fetchStarted", node: NODE });
  const list = fold(started, { type: "fetchSucceeded", results: page.cards, total: page.total });
  return { list, sections: page.sections, lastPage: page.lastPage };
}

/** Folds what happened into the list; a page that arrives out of turn, or twice, changes nothing. */
export function reduceLoadedList(state: LoadedList, action: LoadedListAction): LoadedList {
  const { list } = state;
  switch (action.type) {
    case "nextPageStarted":
      return { ...state, list: fold(list, { type: "nextPageStarted" }) };
    case "nextPageFailed":
      return {
        ...state,
        list: fold(list, { type: "failed", error: new Error("the next page did not load") }),
      };
    // Fewer listings than the first page told of: what is loaded is all.
    case "ended":
      return {
        ...state,
        list: fold(list, { type: "nextPageSucceeded", results: [], total: list.estates.length }),
      };
    case "restored":
      return startList(action.pages);
    case "nextPageArrived": {
      const { page, cards, total, sections } = action.page;
      if (page !== state.lastPage + 1) return state;
      const known = new Set(list.estates.map(({ id }) => id));
      const results = cards.filter(({ id }) => !known.has(id));
      return {
        list: fold(list, { type: "nextPageSucceeded", results, total }),
        sections: state.sections && joinSections(state.sections, sections ?? []),
        lastPage: page,
      };
    }
  }
}

/** Tells whether there is a next page to load: listings may have moved meanwhile, so that the count alone can't tell. */
export function hasNextPage({ list, lastPage }: LoadedList, pages: number): boolean {
  return lastPage < pages && hasMoreEstates(list);
}

function fold(state: EstateListState<CardView> = INITIAL_ESTATE_LIST, action: EstateListAction<CardView>) {
  return reduceEstateList(state, action);
}
