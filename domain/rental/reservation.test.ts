import { expect, test } from "vitest";
import { heldUntil, type ReservationRefusal, refusalOf } from "./reservation.ts";

const WEEK = { id: 1, start: "2026-07-04", end: "2026-07-11", available: true };
const TODAY = "2026-07-01";
const CLOCK = { today: TODAY, earliest: "2026-07-02" };

test.each<[string, object, number, ReservationRefusal | null]>([
  ["a free week for four people", {}, 4, null],
  ["a week that begins today, where a day of notice is asked", { start: TODAY }, 4, "too-soon"],
  ["a week that begins tomorrow", { start: "2026-07-02" }, 4, null],
  ["a week that began yesterday", { start: "2026-06-30" }, 4, "past"],
  ["a taken week", { available: false }, 4, "taken"],
  ["a gap of two nights where three are the least", { end: "2026-07-06", minimumNights: 3 }, 4, "too-short"],
  ["exactly the least nights", { end: "2026-07-07", minimumNights: 3 }, 4, null],
  ["five people for four beds", {}, 5, "too-many-people"],
  ["a taken week for five people", { available: false }, 5, "taken"],
  ["a taken week of the past is over first of all", { start: "2026-06-20", available: false }, 9, "past"],
])("%s", (_what, change, persons, expected) => {
  const period = { ...WEEK, ...change };
  expect(refusalOf({ period, persons, clock: CLOCK }, { maxOccupation: 4 })).toBe(expected);
});

test("without a known occupation the agency decides how many fit", () => {
  expect(refusalOf({ period: WEEK, persons: 40, clock: CLOCK }, {})).toBeNull();
});

test("a request holds its period for two hours, and for three days once its address is confirmed", () => {
  const asked = new Date("2026-03-27T12:00:00Z");
  expect(heldUntil(asked, false).toISOString()).toBe("2026-03-27T14:00:00.000Z");
  // Over a clock change too.
  expect(heldUntil(asked, true).toISOString()).toBe("2026-03-30T12:00:00.000Z");
});

test("an agency without notice takes requests for a stay that begins today", () => {
  const period = { ...WEEK, start: TODAY };
  expect(refusalOf({ period, persons: 2, clock: { today: TODAY, earliest: TODAY } }, {})).toBeNull();
});
