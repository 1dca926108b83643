import type { Slot } from "#features/visits/schema.ts";
import { freeSlots, type Window } from "#domain/appointment/slots.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import type { VisitPlan } from "./find-visit-plan.ts";

/** The times within a window at which an estate can still be visited, as the database knows them now. */
export async function freeTimes(
  { parts, site, now }: QueryContext,
  { agenda }: VisitPlan,
  window: Window,
  transaction?: Transaction,
): Promise<Slot[]> {
  const { appointments } = parts.storage;
  const taken = await appointments.findTaken(site.id, agenda.salesRepId, window, transaction);
  return freeSlots(agenda, taken, window, now);
}
