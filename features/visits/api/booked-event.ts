import type { Translate } from "#domain/locale/translate.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { dayAndTime } from "../mails/visit-facts.tsx";
import type { BookedVisit } from "../schema.ts";
import { visitEvent, visitMovedEvent } from "../visit-events.ts";

/** What webhooks are told of a booked visit, and the system that brought its listing: who comes, and when. */
export function bookedEvent(visit: BookedVisit, t: Translate): LeadEvent {
  const { firstName, lastName } = visit.visitor;
  const moment = dayAndTime(visit.appointmentStart, t);
  const message = t("mail.visit.subject", { name: `${firstName} ${lastName}`, moment });
  return { ...visitEvent("visit.booked", visit), lead: { firstName, lastName, message } };
}

/** The same of a visit that was moved; its system gets it as a message of its own. */
export function movedEvent(visit: BookedVisit, previousStart: string, t: Translate): LeadEvent {
  const { firstName, lastName } = visit.visitor;
  const moment = dayAndTime(visit.appointmentStart, t);
  const previous = dayAndTime(previousStart, t);
  const message = t("mail.visitMoved.lead", { name: `${firstName} ${lastName}`, moment, previous });
  const id = `${visit.calendarUid}-${visit.moves}`;
  return { ...visitMovedEvent(visit, previousStart), lead: { id, firstName, lastName, message } };
}
