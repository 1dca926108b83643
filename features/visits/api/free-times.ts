import type { Slot, Slots } from "../schema.ts";
import { freeSlots, type Window } from "#domain/appointment/slots.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { type VisitPlan, findVisitPlan } from "./find-visit-plan.ts";
import { type AskedWindow, readWindow } from "./read-window.ts";

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

/** The times at which an estate can be visited; without a window, all that its agenda has. */
export async function visitSlots(
  context: QueryContext,
  estateId: number,
  asked: AskedWindow = {},
): Promise<Slots> {
  const window = readWindow(asked, context.now);
  return freeTimes(context, await findVisitPlan(context, estateId), window);
}
