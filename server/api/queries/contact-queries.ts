import { VisitForm } from "#features/visits/schema.ts";
import { ContactFormFields } from "#features/contact/schema/contact-form.ts";
import { SendToAFriendFields } from "#features/contact/schema/send-to-a-friend.ts";
import type { ContactQueries } from "#contract/queries/contact-queries.ts";
import type { QueryContext } from "#features/site/api/query-context.ts";
import { readFields } from "#features/site/api/read-fields.ts";
import { showToFriend } from "../contact/show-to-friend.ts";
import { takeContactForm } from "../contact/take-contact-form.ts";
import { bookVisitByForm } from "../visit/book-visit.ts";
import { cancelVisit } from "../visit/cancel-visit.ts";
import { findAppointment } from "../visit/find-appointment.ts";
import { visitSlots } from "../visit/visit-slots.ts";
import type { Asking } from "#features/site/api/asking.ts";

/** What a visitor asks of the agency's people, by a page and its forms. */
export function contactQueries(context: QueryContext, { ask, send }: Asking): ContactQueries {
  const { locale } = context;
  return {
    contactForm: (fields) =>
      send("contactForm", fields, () =>
        takeContactForm(context, readFields(ContactFormFields, fields, locale)),
      ),
    sendToAFriend: (fields) =>
      send("sendToAFriend", fields, () =>
        showToFriend(context, readFields(SendToAFriendFields, fields, locale)),
      ),
    visitSlots: (estateId) => ask(() => visitSlots(context, estateId)),
    bookVisitByForm: (fields) =>
      send("bookVisitByForm", fields, () => bookVisitByForm(context, readFields(VisitForm, fields, locale))),
    appointment: (id) => ask(() => findAppointment(context, id)),
    cancelVisit: (id) => ask(() => cancelVisit(context, id)),
  };
}
