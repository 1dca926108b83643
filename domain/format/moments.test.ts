import { afterEach, expect, test } from "vitest";
import {
  formatDate,
  formatDay,
  formatDayAndTime,
  formatTime,
  inBrussels,
  formatDayAtTime,
} from "./moments.ts";

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each(["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Europe/Brussels"])(
  "on a machine in %s the clock of Brussels is shown",
  (machineZone) => {
    process.env.TZ = machineZone;
    expect(formatDayAndTime("2026-01-05T08:05:00Z")).toBe("05/01/2026 09:05");
    expect(formatDayAndTime("2026-07-05T08:05:00+02:00")).toBe("05/07/2026 08:05");
    expect(formatDay("2026-12-31T23:30:00Z")).toBe("01/01/2027");
    expect(formatDate("2026-03-01")).toBe("01/03/2026");
  },
);

test("midnight is 00:00, and both nights of the clock change are right", () => {
  expect(formatTime("2026-07-01T22:00:00Z")).toBe("00:00");
  expect(formatTime("2026-03-29T00:59:00Z")).toBe("01:59");
  expect(formatTime("2026-03-29T01:00:00Z")).toBe("03:00");
  expect(formatTime("2026-10-25T00:30:00Z")).toBe("02:30");
  expect(formatTime("2026-10-25T01:30:00Z")).toBe("02:30");
});

test("the weekday is the one in Brussels, Monday first", () => {
  expect(inBrussels("2026-11-22T23:30:00Z")).toEqual({ date: "2026-11-23", time: "00:30", weekday: 1 });
  expect(inBrussels(new Date("2026-11-22T12:00:00Z"))?.weekday).toBe(7);
});

test.each(["", "2026-02-30", "2026-13-01", "gisteren", "04/03/2026", "2026-3-4"])(
  "%j is no day and shows nothing",
  (day) => {
    expect(formatDate(day)).toBe("");
  },
);

test("what is no moment shows nothing", () => {
  expect([
    inBrussels("soon"),
    formatDay("soon"),
    formatTime(new Date(Number.NaN)),
    formatDayAndTime(""),
  ]).toEqual([null, "", "", ""]);
});

test.each([
  ["nl", "22/11/2026 om 21:33"],
  ["fr", "22/11/2026 à 21:33"],
  ["en", "22/11/2026 at 21:33"],
  ["de", "22/11/2026 um 21:33\u00a0Uhr"],
] as const)("a moment within a sentence names its hour as people say it: %s", (locale, told) => {
  expect(formatDayAtTime("2026-11-22T20:33:00Z", locale)).toBe(told);
  expect(formatDayAtTime("never", locale)).toBe("");
});
