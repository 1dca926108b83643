import ICAL from "ical.js";
import type { CalendarEvent, CalendarMethod } from "#domain/format/calendar-event.ts";
import { inBrussels } from "#domain/format/moments.ts";

// The library does not count the blank with which a folded line goes on; lines have at most 75 octets (RFC 5545, 3.1).
ICAL.foldLength = 74;

const HOUR = 3_600_000;

/** The zone's rule since 1996, for calendars that don't know zones by name. */
const BRUSSELS = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

/**
 * Events as an iCalendar file (RFC 5545) in the time of Brussels.
 * Example: a start of 2026-07-01T12:00:00Z is written `DTSTART;TZID=Europe/Brussels:20260701T140000`.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  now: Date,
  method: CalendarMethod = "PUBLISH",
): string {
  const calendar = newCalendar(method);
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  calendar.addSubcomponent(ICAL.Component.fromString(BRUSSELS));
  for (const event of events) calendar.addSubcomponent(componentOf(event, now));
  return printCalendar(calendar);
}

export function newCalendar(method: CalendarMethod = "PUBLISH"): ICAL.Component {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Gevel//Gevel//EN");
  calendar.addPropertyWithValue("method", method);
  return calendar;
}

export function printCalendar(calendar: ICAL.Component): string {
  return `${calendar.toString()}\r\n`;
}

function componentOf(event: CalendarEvent, now: Date): ICAL.Component {
  const { uid, title, start, end, place, url, description, isCancelled = false } = event;
  const { sequence = isCancelled ? 1 : 0 } = event;
  const component = new ICAL.Component("vevent");
  component.addPropertyWithValue("uid", plainText(uid));
  component.addPropertyWithValue("dtstamp", ICAL.Time.fromJSDate(now, true));
  component.addProperty(moment("dtstart", start));
  component.addProperty(moment("dtend", end));
  component.addPropertyWithValue("summary", plainText(title));
  if (place) component.addPropertyWithValue("location", plainText(place));
  if (url) component.addPropertyWithValue("url", url.replaceAll(/\s/g, ""));
  if (description) component.addPropertyWithValue("description", plainText(description));
  for (const person of peopleOf(event)) component.addProperty(person);
  if (sequence > 0) component.addPropertyWithValue("sequence", sequence);
  if (isCancelled) component.addPropertyWithValue("status", "CANCELLED");
  return component;
}

function peopleOf({ organizer, attendee }: CalendarEvent): ICAL.Property[] {
  return [
    ...(organizer ? [person("organizer", organizer.address, { cn: nameIn(organizer.name) })] : []),
    // Whoever booked has accepted: no calendar asks them whether they come.
    ...(attendee ? [person("attendee", attendee.address, { partstat: "ACCEPTED", rsvp: "FALSE" })] : []),
  ];
}

function person(name: string, address: string, parameters: Readonly<Record<string, string>>): ICAL.Property {
  const property = new ICAL.Property(name);
  for (const [key, value] of Object.entries(parameters)) property.setParameter(key, value);
  property.setValue(`mailto:${address.replaceAll(/\s/g, "")}`);
  return property;
}

/** A quotation mark would end the value of a parameter (RFC 5545, 3.2). */
function nameIn(name: string): string {
  return plainText(name).replaceAll(/["\n]/g, " ");
}

/** In the hour that the clocks show twice a time of Brussels would mean the first of two (RFC 5545, 3.3.5). */
function moment(name: string, text: string): ICAL.Property {
  const property = new ICAL.Property(name);
  const instant = new Date(text);
  const clock = wallClock(instant);
  if (clock === wallClock(new Date(instant.getTime() - HOUR)))
    property.setValue(ICAL.Time.fromJSDate(instant, true));
  else {
    property.setParameter("tzid", "Europe/Brussels");
    property.setValue(ICAL.Time.fromDateTimeString(clock));
  }
  return property;
}

function wallClock(instant: Date): string {
  const { date, time } = inBrussels(instant)!;
  return `${date}T${time}:00`;
}

/** A control character would end a line, and with it begin one of whoever wrote the text. */
function plainText(text: string): string {
  return text.replaceAll(/\r\n?|[\u2028\u2029]/g, "\n").replaceAll(/[^\P{Cc}\n]/gu, " ");
}
