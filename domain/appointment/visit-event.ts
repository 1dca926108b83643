import type { CalendarEvent } from "../format/calendar-event.ts";
import { type Multilingual, textOf } from "../locale/multilingual.ts";
import type { Locale } from "../locale/locale.ts";

type Visit = {
  readonly calendarUid: string;
  readonly appointmentStart: string;
  readonly appointmentEnd: string;
  readonly cancelledAt?: string | null;
  readonly estate: { readonly title: Multilingual; readonly place: Multilingual };
};

/**
 * A visit as calendars keep it. Its own address is left out: calendars are shared and kept with third parties, and whoever
 * has that address can cancel. Example: `visitEvent(visit, { locale: "en", title: "Visit: Town house", host })`.
 */
export function visitEvent(
  visit: Visit,
  { locale, title, host }: { readonly locale: Locale; readonly title: string; readonly host: string },
): CalendarEvent {
  return {
    uid: `${visit.calendarUid}@${host}`,
    title,
    start: visit.appointmentStart,
    end: visit.appointmentEnd,
    place: textOf(visit.estate.place, locale) || null,
    url: null,
    isCancelled: Boolean(visit.cancelledAt),
  };
}
