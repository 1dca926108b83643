import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { ListingChoices } from "../api/published.ts";

const NONE: ListingChoices = { headTypes: [], subTypes: [], transactions: [], rooms: [], collections: [] };

/** The lists that fields of listings name; empty until they are there. */
export function useListingChoices(): ListingChoices {
  const { data } = useQuery({
    queryKey: ["listing-choices"],
    queryFn: () => call<ListingChoices>("GET", "listing-choices"),
  });
  return data ?? NONE;
}
