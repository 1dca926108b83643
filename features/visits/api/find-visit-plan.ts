import type { Agenda, BookedVisit } from "../schema.ts";
import type { Estate } from "#features/listings/schema/estate.ts";
import type { SalesRep } from "#features/listings/schema/media.ts";
import { type NoVisit, whyNoVisit } from "#domain/visits/visitability.ts";
import { marketStateOf } from "#domain/estate/reference/market-state.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { findPublished } from "#features/listings/api/find-published.ts";
import { AppError } from "#features/site/api/app-error.ts";

/** An estate that can be visited, with who guides the visit and when. */
export type VisitPlan = {
  readonly estate: Estate;
  readonly salesRep: SalesRep & { readonly id: number };
  readonly agenda: Agenda;
};

const REASONS: Readonly<Record<NoVisit, string>> = {
  unavailable: "It is sold, let or taken over.",
  "no-sales-rep": "No sales rep guides visits of it.",
  "no-agenda": "Its sales rep keeps no agenda here.",
};

/**
 * The agenda in which a booked visit can be moved: that of the sales rep who guides it, as long as its estate can be visited.
 */
export async function findMovePlan(
  context: QueryContext,
  { estate: { id }, salesRepId }: Pick<BookedVisit, "estate" | "salesRepId">,
): Promise<Pick<VisitPlan, "agenda">> {
  const { parts, site } = context;
  const [estate, agenda] = await Promise.all([
    findPublished(context, id),
    parts.storage.visits.findAgenda(site.id, salesRepId),
  ]);
  const why = whyNoVisit({ state: marketStateOf(estate), salesRepId, agenda });
  if (why) throw new AppError("no-visits", { detail: REASONS[why] });
  return { agenda: agenda! };
}

/** Everything that a visit of an estate needs; each reason why there can be none is an error of its own. */
export async function findVisitPlan(context: QueryContext, estateId: number): Promise<VisitPlan> {
  const { parts, site } = context;
  const [estate, salesRep] = await Promise.all([
    findPublished(context, estateId),
    parts.storage.findContactInfo(site.id, estateId),
  ]);
  const salesRepId = salesRep?.id ?? null;
  const agenda = salesRepId === null ? null : await parts.storage.visits.findAgenda(site.id, salesRepId);
  const why = whyNoVisit({ state: marketStateOf(estate), salesRepId, agenda });
  if (why) throw new AppError("no-visits", { detail: REASONS[why] });
  return { estate, salesRep: { ...salesRep!, id: salesRepId! }, agenda: agenda! };
}
