import type { Slot, Slots } from "../schema.ts";
import { freeSlots, type Window, dayBegins, dayEnds } from "#domain/visits/slots.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { type VisitPlan, findVisitPlan } from "./find-visit-plan.ts";
import { IsoDate, IsoInstant } from "#features/site/schema/primitives.ts";
import { invalidInput } from "#features/site/api/read-input.ts";

/** No agenda reaches further: its horizon is a year at most. */
const LONGEST_MS = 400 * 86_400_000;

type AskedWindow = { readonly from?: string | null; readonly to?: string | null };

/** The times within a window at which an estate can still be visited, as the database knows them now. */
export async function freeTimes(
  { parts, site, now }: QueryContext,
  { agenda }: Pick<VisitPlan, "agenda">,
  window: Window,
  transaction?: Transaction,
): Promise<Slot[]> {
  const { visits } = parts.storage;
  const taken = await visits.findTaken(site.id, agenda.salesRepId, window, transaction);
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

/**
 * The window that `from` and `to` name: each a day (yyyy-mm-dd in Brussels, the last one included) or a moment. Without
 * them it reaches from now to the end of every agenda.
 */
export function readWindow(asked: AskedWindow, now: Date): Window {
  const from = readMoment(asked, "from", dayBegins) ?? now;
  const until = readMoment(asked, "to", dayEnds) ?? new Date(now.getTime() + LONGEST_MS);
  if (until < from) throw invalidInput([{ path: "to", message: "expected no earlier than `from`" }]);
  return { from, until };
}

function readMoment(asked: AskedWindow, name: keyof AskedWindow, ofDay: (day: string) => Date): Date | null {
  const text = asked[name];
  if (!text) return null;
  if (IsoDate.safeParse(text).success) return ofDay(text);
  if (IsoInstant.safeParse(text).success) return new Date(text);
  throw invalidInput([{ path: name, message: "expected a day (yyyy-mm-dd) or a moment (RFC 3339)" }]);
}
