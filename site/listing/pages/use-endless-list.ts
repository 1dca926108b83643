import { useCallback, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { readSavedTop } from "../../shell/scroll-places.tsx";
import { listingHref } from "../listing-href.ts";
import type { ListingView } from "../listing-view.ts";
import { hasNextPage, type LoadedList, reduceLoadedList, type SavedPages, startList } from "./loaded-list.ts";
import { readSavedPages, savePages } from "./saved-pages.ts";
import { useNextPage } from "./use-next-page.ts";

/** Set once the first page of the visit is awake; before that the browser must draw exactly what the server sent. */
let isAwake = false;

/**
 * A list that goes on as one scrolls: the next page is fetched before it is needed and added when its place comes near. What
 * was loaded stays with this place in the browser's history.
 */
export function useEndlessList(view: ListingView) {
  const name = `${view.blockId} ${listingHref(view.path, view.query)}`;
  const [state, dispatch] = useReducer(reduceLoadedList, null, () => initialList(view, name));
  const { list, lastPage } = state;
  // By the page whose end came so near: once another one stands below it, that end is no more.
  const [nearEnd, setNearEnd] = useState<number | null>(null);
  const [dueEnd, setDueEnd] = useState<number | null>(null);
  const hasMore = hasNextPage(state, view.pages);
  const next = useNextPage(view, lastPage + 1);
  const isNear = nearEnd === lastPage;
  const isDue = dueEnd === lastPage;

  useRestored(name, state, (pages) => dispatch({ type: "restored", pages }));
  useEffect(() => {
    if (hasMore && isNear && next.status === "idle" && list.error === null) next.load();
  }, [hasMore, isNear, next, list.error]);
  useEffect(() => {
    // The skeletons of a page that was begun push the end away again; it is added all the same.
    if (!hasMore || !(isDue || list.isLoadingNextPage)) return;
    if (next.status === "ready") dispatch({ type: "nextPageArrived", page: next.page });
    else if (next.status === "beyond-end") dispatch({ type: "ended" });
    else if (next.status === "failed" && list.error === null) dispatch({ type: "nextPageFailed" });
    else if (next.status === "loading" && !list.isLoadingNextPage) dispatch({ type: "nextPageStarted" });
  }, [hasMore, isDue, next, list.error, list.isLoadingNextPage]);

  return {
    state,
    hasMore,
    setNear: useCallback((isReached: boolean) => setNearEnd(isReached ? lastPage : null), [lastPage]),
    setDue: useCallback((isReached: boolean) => setDueEnd(isReached ? lastPage : null), [lastPage]),
    /** Loads the next page now: the visitor pressed the link, or tries again. */
    loadNow() {
      setDueEnd(lastPage);
      dispatch({ type: "nextPageStarted" });
      if (next.status !== "ready") next.load();
    },
  };
}

function initialList(view: ListingView, name: string): LoadedList {
  const saved = isAwake ? readSavedPages(name) : null;
  const { page, cards, sections, total } = view.results;
  return startList(saved ?? { cards, sections, lastPage: page, total });
}

/** Keeps the loaded pages with this place in the history, and after a reload brings them back before the browser paints. */
function useRestored(
  name: string,
  { list, sections, lastPage }: LoadedList,
  restore: (pages: SavedPages) => void,
): void {
  const firstPage = useRef(lastPage);
  useLayoutEffect(() => {
    const saved = isAwake ? null : readSavedPages(name);
    isAwake = true;
    if (!saved) return;
    restore(saved);
    // The browser scrolled as far as the first page reached; only with all of them does the place exist.
    const top = readSavedTop();
    if (top !== null) requestAnimationFrame(() => window.scrollTo(0, top));
    // Only what the first drawing found counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    if (lastPage === firstPage.current) return;
    savePages(name, { cards: list.estates, sections, lastPage, total: list.total });
  }, [name, list.estates, list.total, sections, lastPage]);
}
