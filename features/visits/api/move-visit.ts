import { keptUntil, slotStartingAt } from "#domain/visits/slots.ts";
import { type MoveRefusal, moveRefusalOf } from "#domain/visits/move-refusal.ts";
import { AppError } from "#features/site/api/app-error.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import { movedMails } from "../mails/visit-drafts.ts";
import type { MoveOutcome } from "../queries/move.ts";
import { BookedVisit, type VisitMove, type Slots } from "../schema.ts";
import { movedEvent } from "./booked-event.ts";
import { requireBookedVisit } from "./cancel-visit.ts";
import { findMovePlan } from "./find-visit-plan.ts";
import { freeTimes, readWindow } from "./free-times.ts";
import { refuseTime } from "./refuse-time.ts";

/** What moving means and is answered, however it is asked. */
export const MOVING = {
  description:
    "To the `start` of a slot that is free (`GET …/live-agenda/{estateId}`), with the sales rep who guides the visit. It takes the new time and frees the old one at once, or changes nothing: of any number who want one time, one gets it and the others get `409 slot-taken` with the `slots` that are still free. Both sides are mailed, and webhooks get `visit.moved`. The same time again changes nothing. A visit can be moved three times.",
  answer: BookedVisit,
  problems: [
    "not-found",
    "gone",
    "no-visits",
    "slot-taken",
    "unknown-slot",
    "appointment-passed",
    "appointment-fixed",
  ],
} as const;

const REFUSALS: Readonly<Record<MoveRefusal, () => AppError>> = {
  passed: () => new AppError("appointment-passed"),
  cancelled: () => new AppError("appointment-fixed", { detail: "It was cancelled." }),
  "moved-enough": () => new AppError("appointment-fixed", { detail: "It was moved as often as it can be." }),
};

/** Moves a visit to another time and tells both sides; the time that it had is free again in the same moment. */
export async function moveVisit(
  context: QueryContext,
  appointmentId: string,
  { start }: VisitMove,
): Promise<BookedVisit> {
  const { site, parts, now } = context;
  const visit = await requireBookedVisit(context, appointmentId);
  if (Date.parse(start) === Date.parse(visit.appointmentStart) && !visit.cancelledAt) return visit;
  const plan = await findPlan(context, visit);
  const t = await translateFor({ site, parts, locale: visit.locale });
  const { visits, submissions } = parts.storage;
  return submissions.transact(async (transaction) => {
    const slot = slotStartingAt(plan.agenda, new Date(start), now);
    if (!slot) throw await refuseTime(context, plan, "unknown-slot", transaction);
    const time = { ...slot, keptUntil: new Date(keptUntil(slot, plan.agenda)), now };
    const moving = await visits.move(transaction, site.id, visit.id, time);
    if (moving.kind === "taken") throw await refuseTime(context, plan, "slot-taken", transaction);
    const { visit: moved, previousStart } = requireMoved(moving);
    if (!previousStart) return moved;
    const hiddenAddress = await visits.findHiddenAddress(transaction, site.id, moved.estate.id);
    const mails = movedMails({ site, visit: moved, hiddenAddress, t, now }, previousStart);
    await submissions.storeMails(site.id, transaction, mails, { now });
    const events = [movedEvent(moved, previousStart, t)];
    await submissions.storeEvents(site.id, transaction, events, now);
    return moved;
  });
}

/** The times to which a visit can be moved; its own is none of them. */
export async function moveSlots(context: QueryContext, appointmentId: string): Promise<Slots> {
  const visit = await requireBookedVisit(context, appointmentId);
  return freeTimes(context, await findPlan(context, visit), readWindow({}, context.now));
}

async function findPlan(context: QueryContext, visit: BookedVisit) {
  const why = moveRefusalOf(visit, context.now);
  if (why) throw REFUSALS[why]();
  return findMovePlan(context, visit);
}

function requireMoved(moving: Exclude<MoveOutcome, { readonly kind: "taken" }>) {
  if (moving.kind === "unknown") throw new AppError("not-found");
  if (moving.kind === "refused") throw REFUSALS[moving.why]();
  return { previousStart: null, ...moving };
}
