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

/** Says that the page of a visit asks whether it is to be cancelled. */
export const CANCEL_QUERY = "cancel";

/** Where a visitor is asked whether a visit is to be cancelled: `hrefOfCancel("nl", id)` ends in `?cancel`. */
export function hrefOfCancel(locale: Locale, appointmentId: string): string {
  return hrefWithQuery(hrefOf({ type: "cancelAppointment", appointmentId }, locale), CANCEL_QUERY);
}

/** Says that the page of a visit offers other times, and tells the form that moves it from the one that cancels. */
export const MOVE_QUERY = "move";
/** The time that is chosen, in forms and in the address of the page that shows other days. */
export const START_FIELD = "start";
/** Where on that page the times stand. */
export const TIMES_ID = "times";

/** Where another time is chosen for a visit: `hrefOfMove("nl", id)` ends in `?move#times`. */
export function hrefOfMove(locale: Locale, appointmentId: string): string {
  return `${hrefWithQuery(hrefOf({ type: "cancelAppointment", appointmentId }, locale), MOVE_QUERY)}#${TIMES_ID}`;
}
