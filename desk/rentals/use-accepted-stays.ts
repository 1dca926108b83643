import { useQuery } from "@tanstack/react-query";
import { addDays } from "#domain/rental/period.ts";
import { call } from "../api/api.ts";
import type { Stay } from "../api/published.ts";
import { pathOfLeads } from "../leads/lead-filter.ts";
import { LEADS_KEY } from "../leads/use-leads.ts";

type Page = { readonly leads: readonly Stay[]; readonly next: string | null };

const A_PAGE = 200;
/** A stay that goes on today began at most so long ago. */
const LONGEST_DAYS = 366;

async function acceptedFrom(from: string): Promise<readonly Stay[]> {
  const filter = { type: "stay", state: ["accepted"], from, order: "soonest" } as const;
  const stays: Stay[] = [];
  let after: string | null = null;
  do {
    const page: Page = await call<Page>("GET", pathOfLeads(filter, { limit: A_PAGE, after }));
    stays.push(...page.leads);
    after = page.next;
  } while (after !== null);
  return stays;
}

/** The stays that the agency accepted at a home and that are not over. */
export function useAcceptedStays(home: number, today: string): readonly Stay[] {
  const { data = [] } = useQuery({
    queryKey: [...LEADS_KEY, "accepted", today],
    queryFn: () => acceptedFrom(addDays(today, -LONGEST_DAYS)),
  });
  return data.filter(({ rental, end }) => rental.id === home && end >= today);
}
