import { useQuery } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { ListedPerson, SalesRep } from "../api/published.ts";

export const PEOPLE_KEY = ["people"] as const;

/** Everybody who may sign in. */
export function usePeople() {
  return useQuery({
    queryKey: PEOPLE_KEY,
    queryFn: async () =>
      (await call<{ readonly people: readonly ListedPerson[] }>("GET", "desk/people")).people,
  });
}

/** Whose listings an agent can be given. */
export function useSalesReps() {
  return useQuery({
    queryKey: ["sales-reps"],
    queryFn: async () =>
      (await call<{ readonly salesReps: readonly SalesRep[] }>("GET", "desk/sales-reps")).salesReps,
  });
}
