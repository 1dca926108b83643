import { z } from "zod";
import { coded } from "#features/site/schema/finding-codes.ts";
import { LOCALES } from "#domain/locale/locale.ts";
import { SENT_FORM, Visitor } from "#features/contact/schema/sent-form.ts";
import { Id, IsoInstant, MultilingualText, MediaName, IsoDate } from "#features/site/schema/primitives.ts";
import { faultOfSpans } from "#domain/visits/agenda.ts";
import { CalendarAddress, CalendarVariable } from "#features/site/schema/calendar-address.ts";
import { ClockTime } from "#features/site/schema/site.ts";

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

/** To another time, by the start of a slot. */
export const VisitMove = z.object({ start: BOOKED.start });
export type VisitMove = z.infer<typeof VisitMove>;

/** Whoever holds the id may see the visit, move and cancel it. */
export const Reserved = z.object({ id: z.uuid() });
export type Reserved = z.infer<typeof Reserved>;

/** What is visited, as it was when the visit was booked; a hidden address is its city alone. */
export const VisitedEstate = z.object({
  id: Id,
  title: MultilingualText,
  place: MultilingualText,
  /** Where directions lead: nowhere for a hidden address; absent in visits that an older version booked. */
  destination: MultilingualText.optional(),
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

export const BookedVisit = z.object({
  id: z.uuid(),
  visitor: Visitor,
  appointmentStart: IsoInstant,
  appointmentEnd: IsoInstant,
  /** When it was cancelled; null for one that stands. */
  cancelledAt: IsoInstant.nullable(),
  /** How often it was moved to another time. */
  moves: z.int().min(0),
  /** What calendars know it by; nobody can cancel with it. */
  calendarUid: z.string(),
  /** The language in which it was booked. */
  locale: z.enum(LOCALES),
  estate: VisitedEstate,
  /** In whose agenda it stands. */
  salesRepId: Id,
  salesRep: VisitGuide,
});
export type BookedVisit = z.infer<typeof BookedVisit>;

const FAULTS = {
  "ends-first": coded("wrong-order", "a span must end after it begins"),
  overlaps: coded("overlap", "this span overlaps another one of the day"),
} as const;

const Spans = z
  .array(z.object({ from: ClockTime, to: ClockTime }))
  .max(20)
  .superRefine((spans, context) => {
    const wrong = faultOfSpans(spans);
    if (wrong) context.addIssue({ code: "custom", path: [wrong.index], ...FAULTS[wrong.fault] });
  });

/** When one sales rep takes visits; the id is the `salesRep.id` of listings. */
export const Agenda = z.object({
  salesRepId: Id,
  slotMinutes: z.int().min(5).max(480).default(45),
  /** What stays free after each visit. */
  bufferMinutes: z.int().min(0).max(480).default(15),
  /** How long before its start a visit can still be booked. */
  noticeHours: z.int().min(0).max(720).default(24),
  /** How many days ahead visits can be booked. */
  horizonDays: z.int().min(1).max(365).default(60),
  /** By weekday: 1 Monday … 7 Sunday, as ISO 8601 counts. */
  hours: z
    .array(z.object({ weekday: z.int().min(1).max(7), spans: Spans }))
    .max(7)
    .superRefine(eachOnce("weekday")),
  /** Days whose spans take the place of the weekday's; no spans means no visits. */
  exceptions: z
    .array(z.object({ date: IsoDate, spans: Spans.default([]) }))
    .max(1_000)
    .superRefine(eachOnce("date"))
    .default([]),
  /** What falls on this person's own calendar is no time for visits. */
  busyCalendarUrl: CalendarAddress.optional(),
  busyCalendarVariable: CalendarVariable.optional(),
});
export type Agenda = z.infer<typeof Agenda>;

/** `agenda.json`: each sales rep at most once. */
export const Agendas = z.array(Agenda).max(5_000).superRefine(eachOnce("salesRepId"));
export type Agendas = z.infer<typeof Agendas>;

function eachOnce<Key extends string>(key: Key) {
  return (rows: ReadonlyArray<Record<Key, string | number>>, context: z.core.$RefinementCtx) => {
    const seen = new Set<string | number>();
    for (const [index, { [key]: value }] of rows.entries()) {
      if (seen.has(value))
        context.addIssue({
          code: "custom",
          path: [index, key],
          ...coded("duplicate-value", `${value} stands there twice`),
        });
      seen.add(value);
    }
  };
}
