import type { LeadEvent } from "#features/webhooks/lead-event.ts";
import { mailVisit, mailVisitor } from "./mails/visit-drafts.ts";
import type { BookedVisit } from "./schema.ts";

/** A visit whose visitor may be forgotten. */
type Visit = Omit<BookedVisit, "visitor"> & { readonly visitor: BookedVisit["visitor"] | null };

/** What webhooks are told of a visit that is booked or off. */
export function visitEvent(type: "visit.booked" | "visit.cancelled", visit: Visit): LeadEvent {
  return { type, key: `${type}/${visit.calendarUid}`, data: dataOf(visit) };
}

/** What they are told of one that was moved, each time. */
export function visitMovedEvent(visit: Visit, previousStart: string): LeadEvent {
  const key = `visit.moved/${visit.calendarUid}/${visit.moves}`;
  return { type: "visit.moved", key, data: { ...dataOf(visit), previousStart } };
}

/** Its id opens nothing, unlike that of the visitor's own links. */
function dataOf(visit: Visit) {
  const { calendarUid: id, locale: language, visitor, salesRep } = visit;
  const { start, end, estate } = mailVisit(visit);
  const { reference, title, path } = estate;
  return {
    id,
    language,
    visitor: visitor && mailVisitor({ visitor }),
    start,
    end,
    listing: { id: visit.estate.id, reference, title, path },
    guide: { name: salesRep.name, email: salesRep.email, phone: salesRep.phone },
  };
}
