import type { LeadOrder, LeadState } from "../api/published.ts";

/** Which leads a list shows, in the words of `GET leads`. */
export type LeadFilter = {
  readonly type: "contact" | "visit" | "stay";
  readonly state?: readonly LeadState[];
  readonly waiting?: true;
  readonly from?: string;
  readonly until?: string;
  readonly order?: LeadOrder;
};

/**
 * The address of one page of a list.
 * Example: `pathOfLeads({ type: "visit", order: "soonest" }, { limit: 50, after: null })` is
 * `"leads?type=visit&order=soonest&limit=50"`.
 */
export function pathOfLeads(filter: LeadFilter, page: { limit: number; after: string | null }): string {
  const { state, waiting, ...words } = filter;
  const query = new URLSearchParams(words);
  if (state) query.set("state", state.join());
  if (waiting) query.set("waiting", "true");
  query.set("limit", String(page.limit));
  if (page.after !== null) query.set("after", page.after);
  return `leads?${query}`;
}
