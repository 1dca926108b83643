import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { AgencyRentals } from "../api/published.ts";

/** The agency's holiday homes, and the kinds of periods. */
export function useRentals() {
  return useQuery({ queryKey: ["rentals"], queryFn: () => call<AgencyRentals>("GET", "rentals") });
}
