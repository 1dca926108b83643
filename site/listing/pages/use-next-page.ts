import { useCallback, useMemo } from "react";
import { useFetcher } from "react-router";
import type { LoadedBlock } from "../../shell/block/loaded-block.ts";
import { listingHref } from "../listing-href.ts";
import type { ListingPage, ListingView } from "../listing-view.ts";
import { expectNextPage, type NextPageAnswer } from "./next-page-loader.ts";

type PageData = { readonly blocks: readonly LoadedBlock[] };

export type NextPage = { readonly load: () => void } & (
  | { readonly status: "idle" | "loading" | "failed" | "beyond-end" }
  | { readonly status: "ready"; readonly page: ListingPage }
);

/** One page further of a list, asked from the page's own loader. */
export function useNextPage(view: ListingView, number: number): NextPage {
  const { blockId, path, query } = view;
  const href = listingHref(path, { ...query, page: number });
  const fetcher = useFetcher<NextPageAnswer<PageData>>({ key: `${blockId} ${href}` });
  const { load: fetchPage, state, data } = fetcher;
  const load = useCallback(() => {
    expectNextPage(href);
    void fetchPage(href);
  }, [fetchPage, href]);
  return useMemo((): NextPage => {
    if (state !== "idle") return { load, status: "loading" };
    if (data === undefined) return { load, status: "idle" };
    if ("missing" in data && data.missing === "beyond-end") return { load, status: "beyond-end" };
    const page = pageIn(data, blockId);
    return page && !page.isFailed && page.page === number
      ? { load, status: "ready", page }
      : { load, status: "failed" };
  }, [load, state, data, blockId, number]);
}

function pageIn(data: NextPageAnswer<PageData>, blockId: string): ListingPage | null {
  if ("missing" in data) return null;
  const block = data.blocks.find(({ id }) => id === blockId);
  return (block?.view as ListingView | undefined)?.results ?? null;
}
