import type { CalendarEvent } from "../format/calendar-event.ts";
import { type Multilingual, textOf } from "../locale/multilingual.ts";
import type { Locale } from "../locale/locale.ts";

type Visit = {
  readonly calendarUid: string;
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
  readonly cancelledAt?: string | null;
  readonly moves: number;
  readonly estate: { readonly title: Multilingual; readonly place: Multilingual };
};

type Particulars = Pick<CalendarEvent, "title" | "description" | "attendee"> & {
  readonly locale: Locale;
  readonly host: string;
  /** The mailbox that mails of visits come from. */
  readonly organizer: NonNullable<CalendarEvent["organizer"]>;
};

/**
 * A visit as calendars keep it. Its own address is left out: calendars are shared and kept with third parties, and whoever
 * has that address can cancel. Example: `visitEvent(visit, { locale: "en", title: "Visit: Town house", host, organizer })`.
 */
export function visitEvent(visit: Visit, { locale, host, ...particulars }: Particulars): CalendarEvent {
  const isCancelled = Boolean(visit.cancelledAt);
  return {
    ...particulars,
    uid: `${visit.calendarUid}@${host}`,
    start: visit.appointmentStart,
    end: visit.appointmentEnd,
    place: textOf(visit.estate.place, locale) || null,
    url: null,
    sequence: visit.moves + (isCancelled ? 1 : 0),
    isCancelled,
  };
}
