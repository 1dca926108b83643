import { randomUUID } from "node:crypto";
import type { Reservation, Reserved, VisitForm } from "../schema.ts";
import { keptUntil, type Slot, slotStartingAt } from "#domain/appointment/slots.ts";
import type { Booking } from "../queries/appointments.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { AppError } from "#features/site/api/app-error.ts";
import { receive } from "#features/contact/receiving/receive.ts";
import { checkOpenVisits } from "./check-open-visits.ts";
import { findVisitPlan, type VisitPlan } from "./find-visit-plan.ts";
import { freeTimes } from "./free-times.ts";
import { readWindow } from "./read-window.ts";
import { bookedMails } from "../mails/visit-drafts.ts";
import { visitedEstate, visitGuide } from "./visited-estate.ts";
import { wordsOf } from "#features/site/api/translations.ts";

/** What the refusal of a time says, and what its form says beside the times. */
const REFUSALS = {
  "slot-taken": "form.error.timeTaken",
  "unknown-slot": "form.error.timeUnknown",
} as const;

/**
 * Books a visit; of all who want one time, one gets it and the others get the times that are still free. Whoever sends the
 * same again is answered as before, unless that visit was cancelled.
 */
export async function bookVisit(context: QueryContext, body: Reservation): Promise<Reserved> {
  const { site, parts, now, locale } = context;
  const plan = await findVisitPlan(context, body.estateId);
  const words = await wordsOf(parts, site, locale);
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
  const { answer } = await receive(context, received, async (transaction) => {
    const slot = slotStartingAt(plan.agenda, start, now);
    if (!slot) throw await refusal(context, plan, "unknown-slot", transaction);
    await checkOpenVisits(context, transaction, body);
    const booking = bookingOf(context, body.visitor, { id, ...plan, slot });
    const outcome = await parts.storage.appointments.book(transaction, site.id, booking);
    if (outcome.kind === "taken") throw await refusal(context, plan, "slot-taken", transaction);
    const mails = bookedMails({ site, appointment: outcome.appointment, words, now });
    return { mails, answer: { id } };
  });
  return answer as Reserved;
}

/** The same from the fields of a page's form. */
export function bookVisitByForm(context: QueryContext, form: VisitForm): Promise<Reserved> {
  const { firstName, lastName, email, phone, ...booked } = form;
  return bookVisit(context, { ...booked, visitor: { firstName, lastName, email, phone } });
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

async function refusal(
  context: QueryContext,
  plan: VisitPlan,
  code: keyof typeof REFUSALS,
  transaction: Transaction,
): Promise<AppError> {
  const { parts, locale, now } = context;
  const slots = await freeTimes(context, plan, readWindow({}, now), transaction);
  const message = parts.words(locale)[REFUSALS[code]] ?? "";
  return new AppError(code, { errors: [{ path: "start", message }], members: { slots } });
}
