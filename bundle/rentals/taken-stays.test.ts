import { expect, test } from "vitest";
import { takenStays } from "./taken-stays.ts";

const calendar = (...events: ReadonlyArray<readonly string[]>) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//x//EN",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", "UID:1"].concat(lines, "END:VEVENT")),
    "END:VCALENDAR",
  ].join("\r\n");
const UNTIL = "2026-12-31";
const staysIn = (...lines: string[]) => takenStays(calendar(lines), UNTIL);

test.each<[string, string[], Array<[string, string]>]>([
  [
    "whole days",
    ["DTSTART;VALUE=DATE:20260704", "DTEND;VALUE=DATE:20260711"],
    [["2026-07-04", "2026-07-11"]],
  ],
  ["a day without an end", ["DTSTART;VALUE=DATE:20260704"], [["2026-07-04", "2026-07-05"]]],
  [
    "a length instead of an end",
    ["DTSTART;VALUE=DATE:20260704", "DURATION:P3D"],
    [["2026-07-04", "2026-07-07"]],
  ],
  [
    "hours in UTC, as Brussels reads them",
    ["DTSTART:20260703T223000Z", "DTEND:20260711T090000Z"],
    [["2026-07-04", "2026-07-11"]],
  ],
  [
    "hours of the place itself",
    ["DTSTART:20260704T160000", "DTEND:20260711T100000"],
    [["2026-07-04", "2026-07-11"]],
  ],
  [
    "what comes back every week",
    ["DTSTART;VALUE=DATE:20261218", "DTEND;VALUE=DATE:20261220", "RRULE:FREQ=WEEKLY"],
    [
      ["2026-12-18", "2026-12-20"],
      ["2026-12-25", "2026-12-27"],
    ],
  ],
  ["a cancelled stay", ["DTSTART;VALUE=DATE:20260704", "STATUS:CANCELLED"], []],
  ["a reminder that takes no time", ["DTSTART;VALUE=DATE:20260704", "TRANSP:TRANSPARENT"], []],
])("%s", (_what, lines, expected) => {
  expect(staysIn(...lines)).toEqual({ ok: true, stays: expected.map(([start, end]) => ({ start, end })) });
});

test("what repeats for ever comes to an end", () => {
  const daily = takenStays(calendar(["DTSTART;VALUE=DATE:20000101", "RRULE:FREQ=DAILY"]), "9999-12-31");
  expect(daily.ok && daily.stays.length).toBe(1_000);
});

test.each(["", "hello", "BEGIN:VTODO\r\nEND:VTODO", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"])(
  "%j is no calendar",
  (text) => {
    expect(takenStays(text, UNTIL).ok).toBe(false);
  },
);
