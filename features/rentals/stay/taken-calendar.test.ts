import { expect, test } from "vitest";
import { takenCalendar } from "./taken-calendar.server.ts";

const period = (id: number, start: string, end: string, isTaken: boolean) => ({
  id,
  start,
  end,
  available: false,
  isTaken,
});

test("taken stays are events of whole days, and those that touch are one; what starts too soon is not taken", () => {
  const feed = takenCalendar({
    unitId: 12,
    name: "Appartement; zee, strand",
    summary: "bezet",
    host: "www.zilt.example",
    now: new Date("2026-06-20T10:00:00Z"),
    periods: [
      period(1, "2026-07-04", "2026-07-11", true),
      period(2, "2026-07-11", "2026-07-18", true),
      period(3, "2026-08-01", "2026-08-08", false),
    ],
  });
  const lines = feed.split("\r\n");
  expect(feed.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const line of [
    "UID:rental-12-2026-07-04@www.zilt.example",
    "DTSTAMP:20260620T100000Z",
    "DTSTART;VALUE=DATE:20260704",
    "DTEND;VALUE=DATE:20260718",
    "SUMMARY:bezet",
    String.raw`X-WR-CALNAME;VALUE=TEXT:Appartement\; zee\, strand`,
    "END:VCALENDAR",
  ])
    expect(lines).toContain(line);
});
