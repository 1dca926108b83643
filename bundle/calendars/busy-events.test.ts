import { expect, test } from "vitest";
import { readBusyEvents } from "./busy-events.ts";

const WINDOW = { from: "2026-07-01", until: "2026-12-31" };

const fileOf = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//EN", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (uid: string, ...lines: string[]) => ["BEGIN:VEVENT", `UID:${uid}`, ...lines, "END:VEVENT"];

async function read(lines: readonly string[], window = WINDOW) {
  const calendar = await readBusyEvents(fileOf(...lines), window);
  if (!calendar.ok) throw new Error(calendar.reason);
  return calendar;
}

const momentsIn = async (...lines: string[]) =>
  (await read(lines)).events.map(({ from, until }) =>
    [from, until].map((moment) => new Date(moment).toISOString().slice(5, 16)),
  );

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
  ["a stay that was", ["DTSTART;VALUE=DATE:20260604", "DTEND;VALUE=DATE:20260611"], []],
  [
    "a stay under way",
    ["DTSTART;VALUE=DATE:20260604", "DTEND;VALUE=DATE:20260711"],
    [["2026-07-01", "2026-07-11"]],
  ],
])("nights of %s", async (_what, lines, expected) => {
  const { events } = await read(event("1", ...lines));
  expect(events.map(({ stay }) => [stay.start, stay.end])).toEqual(expected);
});

const NEW_YORK_WINTER = [
  "BEGIN:VTIMEZONE",
  "TZID:Here",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0500",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const WEEKLY = [
  "DTSTART;TZID=Europe/Brussels:20260706T100000",
  "DTEND;TZID=Europe/Brussels:20260706T110000",
  "RRULE:FREQ=WEEKLY;COUNT=3",
];

test.each<[string, string[], Array<[string, string]>]>([
  [
    "a whole day is that of Brussels",
    event("1", "DTSTART;VALUE=DATE:20260704"),
    [["07-03T22:00", "07-04T22:00"]],
  ],
  [
    "a zone by its name, in summer and in winter",
    [
      ...event("1", "DTSTART;TZID=Europe/London:20260706T100000", "DURATION:PT1H"),
      ...event("2", "DTSTART;TZID=Europe/London:20261207T100000", "DURATION:PT1H"),
    ],
    [
      ["07-06T09:00", "07-06T10:00"],
      ["12-07T10:00", "12-07T11:00"],
    ],
  ],
  [
    "a zone as Outlook calls it",
    event("1", "DTSTART;TZID=GMT Standard Time:20260706T100000", "DURATION:PT1H"),
    [["07-06T09:00", "07-06T10:00"]],
  ],
  [
    "a zone that nobody knows is Brussels",
    event("1", "DTSTART;TZID=Here:20260706T100000", "DURATION:PT1H"),
    [["07-06T08:00", "07-06T09:00"]],
  ],
  [
    "a zone that the calendar describes",
    [...NEW_YORK_WINTER, ...event("1", "DTSTART;TZID=Here:20260706T100000", "DURATION:PT1H")],
    [["07-06T15:00", "07-06T16:00"]],
  ],
  [
    "a week that is left out",
    event("1", ...WEEKLY, "EXDATE;TZID=Europe/Brussels:20260713T100000"),
    [
      ["07-06T08:00", "07-06T09:00"],
      ["07-20T08:00", "07-20T09:00"],
    ],
  ],
  [
    "a week that was moved, and one that is cancelled",
    [
      ...event("1", ...WEEKLY),
      ...event(
        "1",
        "RECURRENCE-ID;TZID=Europe/Brussels:20260713T100000",
        "DTSTART;TZID=Europe/Brussels:20260714T150000",
        "DTEND;TZID=Europe/Brussels:20260714T160000",
      ),
      ...event(
        "1",
        "RECURRENCE-ID;TZID=Europe/Brussels:20260720T100000",
        "DTSTART;TZID=Europe/Brussels:20260720T100000",
        "STATUS:CANCELLED",
      ),
    ],
    [
      ["07-06T08:00", "07-06T09:00"],
      ["07-14T13:00", "07-14T14:00"],
    ],
  ],
  [
    "what another event left out or moved is nothing to this one",
    [
      ...event("1", "DTSTART:20260706T100000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
      ...event("2", "RECURRENCE-ID:20260707T100000Z", "DTSTART:20260707T180000Z", "DURATION:PT1H"),
    ],
    [
      ["07-06T10:00", "07-06T11:00"],
      ["07-07T10:00", "07-07T11:00"],
      ["07-07T18:00", "07-07T19:00"],
    ],
  ],
])("%s", async (_what, lines, expected) => {
  expect(await momentsIn(...lines)).toEqual(expected);
});

test("an event that can't be read is counted, and the others stand", async () => {
  const lines = [...event("1", "DTSTART:2026-late"), ...event("2", "DTSTART;VALUE=DATE:20260704")];
  expect(await read(lines)).toMatchObject({ unreadable: 1, isEmpty: false, events: [{ uid: "2" }] });
});

test("what repeats every second is refused", async () => {
  const lines = event("1", "DTSTART:20260701T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY");
  expect(await readBusyEvents(fileOf(...lines), WINDOW)).toMatchObject({ ok: false });
});

test.each(["", "<html>Sign in</html>", "BEGIN:VTODO\r\nEND:VTODO", "BEGIN:VCALENDAR\r\nBEGIN:VEVENT"])(
  "%j is no calendar",
  async (text) => {
    expect(await readBusyEvents(text, WINDOW)).toMatchObject({ ok: false });
  },
);
