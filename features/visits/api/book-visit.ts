import { randomUUID } from "node:crypto";
import { type Reservation, Reserved, type VisitGuide } from "../schema.ts";
import { keptUntil, type Slot, slotStartingAt } from "#domain/visits/slots.ts";
import type { Booking } from "../queries/booked-visits.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { receiveAbout, tooManyOpen } from "#features/contact/receiving/receive.ts";
import { visitedEstate } from "../visited-estate.ts";
import { findVisitPlan, type VisitPlan } from "./find-visit-plan.ts";
import { refuseTime } from "./refuse-time.ts";
import { bookedEvent } from "./booked-event.ts";
import { bookedMails } from "../mails/visit-drafts.ts";
import { translateFor } from "#features/site/messages/site-translate.ts";
import type { Visitor } from "#features/contact/schema/sent-form.ts";
import { MOST_OPEN } from "#domain/contact/limits.ts";
import { isSamePerson } from "#domain/contact/person-keys.ts";
import { checksOf } from "#features/contact/receiving/checks-of.ts";
import type { SalesRep } from "#features/listings/schema/media.ts";
import type { Site } from "#features/site/schema/site.ts";

/** What a booking means and is answered, however it is sent. */
export const BOOKING = {
  description:
    "Of any number of visitors who book one time at once, one gets it. The others get `409 slot-taken` with the `slots` that are still free. The same booking sent again, with its `formToken` or without one within ten minutes, gets the first answer; without a token it is a new one once that visit was cancelled. One person has at most three visits to come at an agency, one a home: a further one is `429 too-many-open`.",
  status: 201,
  answer: Reserved,
  problems: ["not-found", "gone", "no-visits", "slot-taken", "unknown-slot", "too-many", "too-many-open"],
} as const;

/**
 * Books a visit; of all who want one time, one gets it and the others get the times that are still free. Whoever sends the
 * same again is answered as before, unless that visit was cancelled.
 */
export async function bookVisit(context: QueryContext, body: Reservation): Promise<Reserved> {
  const { site, parts, now } = context;
  const t = await translateFor(context);
  const id = randomUUID();
  const start = new Date(body.start);
  const received = {
    form: "appointment" as const,
    // One moment has many spellings.
    fields: { ...body, start: start.toISOString() },
    email: body.visitor.email,
    phone: body.visitor.phone,
    estateId: body.estateId,
    // The visit itself holds the visitor's details.
    kept: { appointmentId: id },
    limits: ["visit-from-network", "visit-of-person"] as const,
  };
  const find = () => findVisitPlan(context, body.estateId);
  return receiveAbout(context, received, find, async (transaction, plan) => {
    const slot = slotStartingAt(plan.agenda, start, now);
    if (!slot) throw await refuseTime(context, plan, "unknown-slot", transaction);
    await checkOpenVisits(context, transaction, body);
    const booking = bookingOf(context, body.visitor, { id, ...plan, slot });
    const outcome = await parts.storage.visits.book(transaction, site.id, booking);
    if (outcome.kind === "taken") throw await refuseTime(context, plan, "slot-taken", transaction);
    const { visit } = outcome;
    const hiddenAddress = await parts.storage.visits.findHiddenAddress(transaction, site.id, visit.estate.id);
    const mails = bookedMails({ site, visit, hiddenAddress, t, now });
    const events = [bookedEvent(visit, t)];
    return { mails, events, answer: { id } };
  });
}

function bookingOf(
  { site, now, locale }: QueryContext,
  visitor: Reservation["visitor"],
  { id, estate, salesRep, agenda, slot }: VisitPlan & { readonly id: string; readonly slot: Slot },
): Booking {
  return {
    id,
    salesRepId: salesRep.id,
    visitor,
    appointmentStart: slot.start,
    appointmentEnd: slot.end,
    keptUntil: new Date(keptUntil(slot, agenda)),
    locale,
    estate: visitedEstate(estate),
    salesRep: visitGuide(salesRep, site),
    bookedAt: now,
  };
}

/** Who guides a visit: the sales rep, with the agency's own address and number where they have none. */
function visitGuide(salesRep: SalesRep, { agency }: Site): VisitGuide {
  return {
    name: [salesRep.firstname, salesRep.lastname].filter(Boolean).join(" ") || agency.legalName,
    email: salesRep.email ?? agency.email,
    phone: salesRep.mobile ?? salesRep.phone ?? agency.phone,
  };
}

type Wish = { readonly visitor: Visitor; readonly estateId: number };

/** Refuses a visit to whoever has enough to come; the limits that were counted before let one of a person pass at a time. */
async function checkOpenVisits(
  context: QueryContext,
  transaction: Transaction,
  { visitor, estateId }: Wish,
): Promise<void> {
  const { site, parts, now } = context;
  if (!checksOf(context).rateLimits) return;
  const open = await parts.storage.visits.findOpen(transaction, site.id, now);
  const own = open.filter((visit) => isSamePerson(visit.visitor, visitor));
  const ofHome = own.filter((visit) => visit.estateId === estateId);
  if (ofHome.length >= MOST_OPEN.visitsOfHome) throw await tooManyOpen(context, "form.error.visitOfHome");
  if (own.length >= MOST_OPEN.visits)
    throw await tooManyOpen(context, "form.error.openVisits", MOST_OPEN.visits);
}
