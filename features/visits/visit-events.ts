import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { mailVisit, mailVisitor } from "./mails/visit-drafts.ts";
import type { Appointment } from "./schema.ts";

/** A visit whose visitor may be forgotten. */
type Visit = Omit<Appointment, "visitor"> & { readonly visitor: Appointment["visitor"] | null };

/** What webhooks are told of a visit; its id opens nothing, unlike that of the visitor's own links. */
export function visitEvent(type: "visit.booked" | "visit.cancelled", visit: Visit): LeadEvent {
  const { calendarUid: id, locale: language, visitor, salesRep } = visit;
  const { start, end, estate } = mailVisit(visit);
  const { reference, title, path } = estate;
  return {
    type,
    key: `${type}/${id}`,
    data: {
      id,
      language,
      visitor: visitor && mailVisitor({ visitor }),
      start,
      end,
      listing: { id: visit.estate.id, reference, title, path },
      guide: { name: salesRep.name, email: salesRep.email, phone: salesRep.phone },
    },
  };
}
