import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { Town } from "../api/published.ts";

/** A town by its id; null until it is known, and where there is none. */
export function useTown(id: number | null): Town | null {
  const { data } = useQuery({
    queryKey: ["town", id],
    queryFn: () => call<{ towns: Town[] }>("GET", `towns?id=${id}`),
    enabled: id !== null,
    staleTime: Infinity,
  });
  return data?.towns[0] ?? null;
}
