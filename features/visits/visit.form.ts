import { defineForm } from "#features/contact/receiving/define-form.ts";
import { Visitor } from "#features/contact/schema/sent-form.ts";
import { BOOKING, bookVisit } from "./api/book-visit.ts";
import { Reservation, type Reserved } from "./schema.ts";

declare module "#features/site/form-answer.ts" {
  interface Forms {
    appointment: Reserved;
  }
}

/** Books a visit, by the form of a page. */
export const visitForm = defineForm({
  ...BOOKING,
  path: "/visit",
  group: "Ajax",
  summary: "Book a visit, by the form of a page",
  operationId: "bookVisitByForm",
  fields: Reservation.omit({ visitor: true }).extend(Visitor.shape),
  fieldsName: "VisitForm",
  take: (context, { firstName, lastName, email, phone, ...booked }) =>
    bookVisit(context, { ...booked, visitor: { firstName, lastName, email, phone } }),
});
