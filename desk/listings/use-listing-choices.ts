import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { ListingChoices } from "../api/published.ts";

/** Who a listing can name as the one to call. */
export type SalesRep = ListingChoices["salesReps"][number];

const NONE: ListingChoices = {
  headTypes: [],
  subTypes: [],
  transactions: [],
  rooms: [],
  collections: [],
  salesReps: [],
  colleagues: [],
};

/** The lists that fields of listings name; empty until they are there. */
export function useListingChoices(): ListingChoices {
  return useLoadedChoices().data ?? NONE;
}

/** As {@link useListingChoices}, for whoever waits for them. */
export function useLoadedChoices() {
  return useQuery({
    queryKey: ["listing-choices"],
    queryFn: () => call<ListingChoices>("GET", "listing-choices"),
  });
}
