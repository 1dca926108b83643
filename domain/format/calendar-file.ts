import { inBrussels } from "./moments.ts";

export type CalendarEvent = {
  /** The same for the same event, for ever: calendars update what they hold under it. */
  readonly uid: string;
  readonly title: string;
  /** RFC 3339 moments. */
  readonly start: string;
  readonly end: string;
  readonly place: string | null;
  readonly url: string | null;
  /** It is off: a calendar that holds it takes it away or strikes it through. */
  readonly isCancelled?: boolean;
};

/** Octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const HOUR = 3_600_000;

/** The zone's rule since 1996, for calendars that don't know zones by name. */
const BRUSSELS = [
  "BEGIN:VTIMEZONE",
  "TZID:Europe/Brussels",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

/**
 * Events as an iCalendar file (RFC 5545) in the time of Brussels: lines end in CRLF, are folded at 75 octets, and texts
 * are escaped. Example: a start of 2026-07-01T12:00:00Z is written `DTSTART;TZID=Europe/Brussels:20260701T140000`.
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Gevel//Gevel//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    ...BRUSSELS,
    ...events.flatMap((event) => eventLines(event, now)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent, now: Date): string[] {
  const { uid, title, start, end, place, url, isCancelled = false } = event;
  return [
    "BEGIN:VEVENT",
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${inUtc(now)}`,
    `DTSTART${moment(start)}`,
    `DTEND${moment(end)}`,
    `SUMMARY:${escapeText(title)}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    ...(url ? [`URL:${url.replaceAll(/\s/g, "")}`] : []),
    ...(isCancelled ? ["SEQUENCE:1", "STATUS:CANCELLED"] : []),
    "END:VEVENT",
  ];
}

/** In the hour that the clocks show twice a time of Brussels would mean the first of two (RFC 5545, 3.3.5). */
function moment(text: string): string {
  const clock = wallClock(text);
  const anHourBefore = wallClock(new Date(Date.parse(text) - HOUR).toISOString());
  return clock === anHourBefore ? `:${inUtc(new Date(text))}` : `;TZID=Europe/Brussels:${clock}`;
}

function inUtc(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d+/g, "");
}

function wallClock(moment: string): string {
  const { date, time } = inBrussels(moment) ?? { date: "", time: "" };
  return `${date.replaceAll("-", "")}T${time.replace(":", "")}00`;
}

/** A control character would end a line, and with it begin one of whoever wrote the text. */
function escapeText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\n\u2028\u2029]/g, "\n")
    .replaceAll(/[\\;,]/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replaceAll(/\p{Cc}/gu, " ");
}

/** Between characters, never within one. */
function fold(line: string): string {
  const lines = [""];
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      lines.push(" ");
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join("\r\n");
}
