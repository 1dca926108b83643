import { useInfiniteQuery, useQuery, type QueryClient } from "@tanstack/react-query";
import { call } from "../api/api.ts";
import type { Lead, WaitingLeads } from "../api/published.ts";
import { type LeadFilter, pathOfLeads } from "./lead-filter.ts";

type LeadsPage = { readonly leads: readonly Lead[]; readonly next: string | null };
type TypeOf<Filter extends LeadFilter> = Extract<Lead, { readonly type: Filter["type"] }>;

const A_PAGE = 50;
/** The most that the API gives at once. */
const LARGEST_PAGE = 200;
/** Questions and requests come all day. */
const LOOK_AGAIN_MS = 60_000;

/** All that this desk knows of leads. */
export const LEADS_KEY = ["leads"] as const;

/** A list of leads, page by page. */
export function useLeads<Filter extends LeadFilter>(filter: Filter) {
  const list = useInfiniteQuery({
    queryKey: [...LEADS_KEY, filter],
    queryFn: ({ pageParam }) =>
      call<LeadsPage>("GET", pathOfLeads(filter, { limit: A_PAGE, after: pageParam })),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const leads = list.data?.pages.flatMap((page) => page.leads) as readonly TypeOf<Filter>[] | undefined;
  return { ...list, leads };
}

/** All leads that a filter finds, however many pages they take. */
export async function readAllLeads<Filter extends LeadFilter>(filter: Filter): Promise<TypeOf<Filter>[]> {
  const leads: Lead[] = [];
  for (let after: string | null = null; ;) {
    const page: LeadsPage = await call("GET", pathOfLeads(filter, { limit: LARGEST_PAGE, after }));
    leads.push(...page.leads);
    after = page.next;
    if (after === null) return leads as TypeOf<Filter>[];
  }
}

export function useLead(id: string) {
  return useQuery({ queryKey: [...LEADS_KEY, id], queryFn: () => call<Lead>("GET", `leads/${id}`) });
}

/** How much waits, for the menu and for today. */
export function useWaiting() {
  return useQuery({
    queryKey: [...LEADS_KEY, "waiting"],
    queryFn: () => call<WaitingLeads>("GET", "leads/waiting"),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Has every list and every count looked at again. */
export function forgetLeads(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LEADS_KEY });
}
