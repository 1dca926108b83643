import type { Asking } from "#features/site/api/asking.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import { type Appointment, type Reserved, type Slots, VisitForm } from "../schema.ts";
import { bookVisitByForm } from "./book-visit.ts";
import { cancelVisit, findAppointment } from "./cancel-visit.ts";
import { visitSlots } from "./free-times.ts";

/** Visits, as a page and its form ask for them. */
type VisitQueries = {
  /** The times at which an estate can be visited. */
  visitSlots(estateId: number): Promise<Slots>;
  /** What a visitor filled in; a 422 names what is wrong in their language. */
  bookVisitByForm(fields: object): Promise<Reserved>;
  appointment(appointmentId: string): Promise<Appointment>;
  cancelVisit(appointmentId: string): Promise<void>;
};

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends VisitQueries {}
}

export function visitQueries(context: QueryContext, { ask, send }: Asking): VisitQueries {
  return {
    visitSlots: (estateId) => ask(() => visitSlots(context, estateId)),
    bookVisitByForm: (fields) =>
      send("bookVisitByForm", fields, () =>
        bookVisitByForm(context, readFields(VisitForm, fields, context.locale)),
      ),
    appointment: (id) => ask(() => findAppointment(context, id)),
    cancelVisit: (id) => ask(() => cancelVisit(context, id)),
  };
}
