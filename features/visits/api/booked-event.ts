import type { Translate } from "#domain/locale/translate.ts";
import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { dayAndTime } from "../mails/visit-facts.tsx";
import type { Appointment } from "../schema.ts";
import { visitEvent } from "../visit-events.ts";

/** What webhooks are told of a booked visit, and the system that brought its listing: who comes, and when. */
export function bookedEvent(visit: Appointment, t: Translate): LeadEvent {
  const { firstName, lastName } = visit.visitor;
  const moment = dayAndTime(visit.appointmentStart, t);
  const message = t("mail.visit.subject", { name: `${firstName} ${lastName}`, moment });
  return { ...visitEvent("visit.booked", visit), lead: { firstName, lastName, message } };
}
