import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { AgencyListing, AgencyListingDetail } from "../api/published.ts";

type Page = { readonly listings: readonly AgencyListing[]; readonly next: number | null };

/** Which listings a list shows, in the words of `GET listings`. */
export type ListingFilter = {
  readonly q: string;
  readonly state: "offered" | "sold" | "hidden" | "incomplete" | null;
};

const A_PAGE = 50;

/** All that this desk knows of listings. */
const LISTINGS_KEY = ["listings"] as const;

/** The agency's listings, page by page. */
export function useListings({ q, state }: ListingFilter) {
  const list = useInfiniteQuery({
    queryKey: [...LISTINGS_KEY, { q, state }],
    queryFn: ({ pageParam }) => {
      const query = new URLSearchParams({ limit: String(A_PAGE) });
      if (q) query.set("q", q);
      if (state) query.set("state", state);
      if (pageParam !== null) query.set("after", String(pageParam));
      return call<Page>("GET", `listings?${query}`);
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
  return { ...list, leads: list.data?.pages.flatMap((page) => page.listings) };
}

export function useListing(id: string) {
  return useQuery({
    queryKey: [...LISTINGS_KEY, id],
    queryFn: () => call<AgencyListingDetail>("GET", `listings/${id}`),
  });
}
