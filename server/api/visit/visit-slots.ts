import type { Slots } from "#features/visits/schema.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { findVisitPlan } from "./find-visit-plan.ts";
import { freeTimes } from "./free-times.ts";
import { type AskedWindow, readWindow } from "./read-window.ts";

/** The times at which an estate can be visited; without a window, all that its agenda has. */
export async function visitSlots(
  context: QueryContext,
  estateId: number,
  asked: AskedWindow = {},
): Promise<Slots> {
  const window = readWindow(asked, context.now);
  return freeTimes(context, await findVisitPlan(context, estateId), window);
}
