import { hrefOf, hrefOfScreen } from "#domain/locale/href.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { hrefWithQuery } from "#domain/locale/href-with-query.ts";

/** Says from which day on the page shows times. */
export const FROM_QUERY = "from";

/** Where a visit of an estate is booked: `hrefOfVisit("nl", 12)` is `"/nl/bezoek-plannen/12"`. */
export function hrefOfVisit(locale: Locale, estateId: number, from?: string): string {
  return hrefWithQuery(hrefOfScreen(locale, "visit", estateId), from ? [[FROM_QUERY, from]] : []);
}

/** Where a visitor is told that the visit is booked. */
export function hrefOfBooked(locale: Locale, estateId: number, appointmentId: string): string {
  return hrefOfScreen(locale, "visit", estateId, appointmentId);
}

/** The file of a visit for a calendar. */
export function hrefOfCalendarFile(locale: Locale, estateId: number, appointmentId: string): string {
  return hrefOfScreen(locale, "visit", estateId, appointmentId, "calendar.ics");
}

/** Says that the page of an appointment offers other times. */
export const MOVE_QUERY = "move";

/** Where another time is chosen for an appointment: `hrefOfMove("nl", id)` ends in `?move`. */
export function hrefOfMove(locale: Locale, appointmentId: string, from?: string): string {
  const href = hrefOf({ type: "cancelAppointment", appointmentId }, locale);
  return `${href}?${MOVE_QUERY}${from ? `&${FROM_QUERY}=${from}` : ""}`;
}
