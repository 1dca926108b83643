import { z } from "zod";
import { LOCALES } from "#domain/locale/locale.ts";
import { SENT_FORM, Visitor } from "../contact/sent-form.ts";
import { Id, IsoInstant, MultilingualText, MediaName } from "../primitives.ts";

/** A time at which a visit can be booked: two moments in UTC. */
export const Slot = z.object({ start: IsoInstant, end: IsoInstant });
export type Slot = z.infer<typeof Slot>;

export const Slots = z.array(Slot);
export type Slots = z.infer<typeof Slots>;

const BOOKED = {
  estateId: z.coerce.number("form.error.invalid").pipe(Id),
  /** The start of a slot. */
  start: z.iso.datetime({ offset: true, error: "form.error.time" }),
};

/** A visitor books a slot, by its start. */
export const Reservation = z.object({ ...SENT_FORM, ...BOOKED, visitor: Visitor });
export type Reservation = z.infer<typeof Reservation>;

/** The same as a page's form sends it: each field by its own name. */
export const VisitForm = z.object({ ...SENT_FORM, ...BOOKED, ...Visitor.shape });
export type VisitForm = z.infer<typeof VisitForm>;

/** Whoever holds the id may see the visit and cancel it. */
export const Reserved = z.object({ id: z.uuid() });
export type Reserved = z.infer<typeof Reserved>;

/** What is visited, as it was when the visit was booked; a hidden address is its city alone. */
export const VisitedEstate = z.object({
  id: Id,
  title: MultilingualText,
  place: MultilingualText,
  reference: z.string().nullable(),
  uri: MultilingualText.nullable(),
  picture: MediaName.nullable(),
});
export type VisitedEstate = z.infer<typeof VisitedEstate>;

/** Who guides the visit. */
export const VisitGuide = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type VisitGuide = z.infer<typeof VisitGuide>;

export const Appointment = z.object({
  id: z.uuid(),
  visitor: Visitor,
  appointmentStart: IsoInstant,
  appointmentEnd: IsoInstant,
  /** When it was cancelled; null for one that stands. */
  cancelledAt: IsoInstant.nullable(),
  /** What calendars know it by; nobody can cancel with it. */
  calendarUid: z.string(),
  /** The language in which it was booked. */
  locale: z.enum(LOCALES),
  estate: VisitedEstate,
  salesRep: VisitGuide,
});
export type Appointment = z.infer<typeof Appointment>;
