import { expect, test } from "vitest";
import { stayClock } from "./stay-clock.ts";

test.each([
  ["noon in July", "2026-07-01T10:00:00Z", 1, "2026-07-01", "2026-07-02"],
  [
    "an hour past midnight in Brussels, the day before in UTC",
    "2026-06-30T22:30:00Z",
    1,
    "2026-07-01",
    "2026-07-02",
  ],
  ["the eve of the clock change", "2026-03-28T23:30:00Z", 1, "2026-03-29", "2026-03-30"],
  ["the end of a year", "2026-12-31T12:00:00Z", 7, "2026-12-31", "2027-01-07"],
  ["an agency that lets people in on the day itself", "2026-07-01T10:00:00Z", 0, "2026-07-01", "2026-07-01"],
])("at %s", (_when, now, stayNoticeDays, today, earliest) => {
  expect(stayClock(new Date(now), { stayNoticeDays })).toMatchObject({ today, earliest });
});

test("a site that was published before it could say so has a notice of one day", () => {
  expect(stayClock(new Date("2026-07-01T10:00:00Z"), {})).toMatchObject({
    earliest: "2026-07-02",
    noticeDays: 1,
  });
});
