import type { Appointment, Reserved, Slots } from "#features/visits/schema.ts";
import type { FormTaken } from "#features/contact/schema/contact-form.ts";

/** What a visitor asks of the agency's people; a 422 names what is wrong with a form in the visitor's language. */
export type ContactQueries = {
  contactForm(fields: object): Promise<FormTaken>;
  sendToAFriend(fields: object): Promise<FormTaken>;
  /** The times at which an estate can be visited. */
  visitSlots(estateId: number): Promise<Slots>;
  bookVisitByForm(fields: object): Promise<Reserved>;
  appointment(appointmentId: string): Promise<Appointment>;
  cancelVisit(appointmentId: string): Promise<void>;
};

declare module "#features/site/site-queries.ts" {
  interface SiteQueries extends ContactQueries {}
}
