import { expect, test } from "vitest";
import type { CalendarEvent } from "#domain/format/calendar-event.ts";
import ICAL from "ical.js";
import { calendarFile } from "./calendar-file.server.ts";

const NOW = new Date("2026-06-01T08:00:00.123Z");
const event = (more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: "estate-12-session@huyzen.example",
  title: "Zitdag",
  start: "2026-07-01T12:00:00Z",
  end: "2026-07-01T13:00:00Z",
  place: null,
  url: null,
  ...more,
});
const fileOf = (more: Partial<CalendarEvent> = {}) => calendarFile([event(more)], NOW);
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

test("a session stands in a calendar at the hour that the clocks in Brussels show, in summer and in winter", () => {
  expect(fileOf()).toContain("DTSTART;TZID=Europe/Brussels:20260701T140000\r\n");
  expect(fileOf({ start: "2026-12-01T12:00:00Z" })).toContain(":20261201T130000\r\n");
});

test("every line ends in CRLF and has at most 75 octets, and no character is cut", () => {
  const file = fileOf({ title: "Openbare verkoop: ".repeat(8) + "🏡é".repeat(40) });
  const lines = file.split("\r\n");
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(unfolded(file)).toContain("🏡é".repeat(40));
});

test("a text can't bring lines or fields of its own", () => {
  const file = unfolded(fileOf({ title: "Huis; tuin, zon\r\nEND:VCALENDAR\\", place: "Gent\u0000\nX:1" }));
  expect(file).toContain("SUMMARY:Huis\\; tuin\\, zon\\nEND:VCALENDAR\\\\\r\n");
  expect(file).toContain("LOCATION:Gent \\nX:1\r\n");
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1);
});

test("the file says when it was made, in UTC", () => {
  expect(fileOf()).toContain("DTSTAMP:20260601T080000Z\r\n");
});

test("in the hour that the clocks show twice a time is written in UTC, since its name would mean the first", () => {
  expect(fileOf({ start: "2026-10-25T00:30:00Z" })).toContain(
    "DTSTART;TZID=Europe/Brussels:20261025T023000\r\n",
  );
  expect(fileOf({ start: "2026-10-25T01:30:00Z" })).toContain("DTSTART:20261025T013000Z\r\n");
  expect(fileOf({ start: "2026-10-25T02:30:00Z" })).toContain(
    "DTSTART;TZID=Europe/Brussels:20261025T033000\r\n",
  );
});

test("an event that is off says so, as a newer word on the same event", () => {
  expect(fileOf()).not.toMatch(/STATUS|SEQUENCE/);
  expect(fileOf({ isCancelled: true })).toContain("SEQUENCE:1\r\nSTATUS:CANCELLED\r\n");
});

test("an invitation names who invites and who is invited, whatever their names hold, and which word is newer", () => {
  const organizer = {
    name: 'Immo "Zee"; Duin,\r\nATTENDEE:mailto:x@evil.example',
    address: "info@example.be",
  };
  const invitation = event({ organizer, attendee: { address: "an@example.be" }, sequence: 2 });
  const file = calendarFile([invitation], NOW, "REQUEST");
  const calendar = new ICAL.Component(ICAL.parse(file));
  const read = calendar.getFirstSubcomponent("vevent")!;
  expect(calendar.getFirstPropertyValue("method")).toBe("REQUEST");
  expect(read.getFirstProperty("organizer")!.getParameter("cn")).toBe(
    "Immo  Zee ; Duin, ATTENDEE:mailto:x@evil.example",
  );
  const attendees = read.getAllProperties("attendee").map((one) => one.getFirstValue());
  expect(attendees).toEqual(["mailto:an@example.be"]);
  expect(read.getFirstPropertyValue("sequence")).toBe(2);
});
