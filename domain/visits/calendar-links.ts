import type { CalendarEvent } from "../format/calendar-event.ts";

/** Calendars on the web that take an event by a link; none of them hears of it before the visitor follows it. */
export type CalendarLink = { readonly name: string; readonly href: string };

/**
 * Links that put an event into the calendars that many keep on the web.
 * Example: the first for an event at 07:00Z holds `dates=20260701T070000Z/20260701T073000Z`.
 */
export function calendarLinks({ title, start, end, place, url }: CalendarEvent): CalendarLink[] {
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${basicForm(start)}/${basicForm(end)}`,
    location: place ?? "",
    details: url ?? "",
  });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: start,
    enddt: end,
    location: place ?? "",
    body: url ?? "",
  });
  return [
    { name: "Google Calendar", href: `https://calendar.google.com/calendar/render?${google}` },
    { name: "Outlook", href: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}

/** 2026-07-01T07:00:00.000Z as 20260701T070000Z (ISO 8601, basic format). */
function basicForm(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d+/g, "");
}
