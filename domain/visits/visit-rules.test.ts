import { expect, test } from "vitest";
import { faultOfSpans, type Span } from "./agenda.ts";
import { calendarLinks } from "./calendar-links.ts";
import { type CancelInput, cancelState } from "./cancel-state.ts";
import { moveRefusalOf } from "./move-refusal.ts";
import { reminderMoment } from "./reminder.ts";
import { visitDays } from "./visit-days.ts";
import { whyNoVisit } from "./visitability.ts";

const span = (from: string, to: string): Span => ({ from, to });

test.each<[string, Span[], ReturnType<typeof faultOfSpans>]>([
  ["hours that follow each other", [span("09:00", "12:00"), span("12:00", "17:00")], null],
  ["hours in any order", [span("13:00", "17:00"), span("09:00", "12:00")], null],
  ["hours that end before they begin", [span("12:00", "09:00")], { index: 0, fault: "ends-first" }],
  ["hours of no length", [span("12:00", "12:00")], { index: 0, fault: "ends-first" }],
  ["hours that overlap", [span("09:00", "12:00"), span("11:59", "13:00")], { index: 1, fault: "overlaps" }],
  [
    "hours within hours",
    [span("09:00", "12:00"), span("13:00", "14:00"), span("08:00", "15:00")],
    { index: 2, fault: "overlaps" },
  ],
])("%s", (_what, spans, fault) => {
  expect(faultOfSpans(spans)).toEqual(fault);
});

const AGENDA = {
  salesRepId: 1,
  slotMinutes: 30,
  bufferMinutes: 0,
  noticeHours: 0,
  horizonDays: 1,
  hours: [],
  exceptions: [],
};

test.each([
  [{ state: null, salesRepId: 1, agenda: AGENDA }, null],
  [{ state: "underOption" as const, salesRepId: 1, agenda: AGENDA }, null],
  [{ state: "sold" as const, salesRepId: 1, agenda: AGENDA }, "unavailable"],
  [{ state: "rented" as const, salesRepId: 1, agenda: AGENDA }, "unavailable"],
  [{ state: "takenOver" as const, salesRepId: 1, agenda: AGENDA }, "unavailable"],
  [{ state: null, salesRepId: null, agenda: null }, "no-sales-rep"],
  [{ state: null, salesRepId: 1, agenda: null }, "no-agenda"],
])("a visit of %o: %s", (estate, why) => {
  expect(whyNoVisit(estate)).toBe(why);
});

const NOW = new Date("2026-07-01T07:00:00Z");
const COMING = { appointmentStart: "2026-07-01T07:00:01Z", cancelledAt: null };
const input = (more: Partial<CancelInput<typeof COMING>>) => ({
  visit: COMING,
  outcome: null,
  isRunning: false,
  now: NOW,
  ...more,
});

test.each<[string, Partial<CancelInput<typeof COMING>>, object]>([
  ["an appointment that is fetched again", { visit: undefined, isRunning: true }, { kind: "loading" }],
  ["one that can't be read now", { visit: undefined }, { kind: "away" }],
  [
    "one that can neither be read nor cancelled",
    { visit: undefined, outcome: "failed" },
    { kind: "error", visit: null },
  ],
  ["none", { visit: null }, { kind: "not-found" }],
  ["one that went meanwhile", { outcome: "not-found" }, { kind: "not-found" }],
  ["one to come", {}, { kind: "shown", isButtonDisabled: false }],
  ["one that is being cancelled", { isRunning: true }, { kind: "shown", isButtonDisabled: true }],
  ["one whose cancelling failed", { outcome: "failed" }, { kind: "error", visit: COMING }],
  [
    "one that is tried again",
    { outcome: "failed", isRunning: true },
    { kind: "shown", isButtonDisabled: true },
  ],
  ["one that was cancelled now", { outcome: "cancelled" }, { kind: "cancelled" }],
  [
    "one that was cancelled before",
    { visit: { ...COMING, cancelledAt: "2026-06-30T07:00:00Z" } as never },
    { kind: "cancelled" },
  ],
  ["one that began", { visit: { ...COMING, appointmentStart: "2026-07-01T07:00:00Z" } }, { kind: "passed" }],
  ["one that began while the page stood open", { outcome: "passed" }, { kind: "passed" }],
])("the cancel page of %s", (_what, more, state) => {
  expect(cancelState(input(more))).toMatchObject(state);
});

test.each([
  [{}, null],
  [{ moves: 2 }, null],
  [{ moves: 3 }, "moved-enough"],
  [{ cancelledAt: "2026-06-30T07:00:00Z" }, "cancelled"],
  [{ appointmentStart: "2026-07-01T07:00:00Z" }, "passed"],
])("a visit to come that is %o can be moved, or not because: %s", (more, why) => {
  expect(moveRefusalOf({ ...COMING, moves: 0, ...more }, NOW)).toBe(why);
});

test("the clock that goes back shows a time twice: the second says so", () => {
  const night = ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"];
  const [day] = visitDays(night.map((start) => ({ start, end: start })));
  expect(day).toMatchObject({ date: "2026-10-25", weekday: 7 });
  expect(day?.times.map(({ time, isRepeated }) => [time, isRepeated])).toEqual([
    ["02:30", false],
    ["02:30", true],
  ]);
});

test("a slot after midnight in Brussels stands on the next day", () => {
  const days = visitDays([{ start: "2026-07-01T22:30:00Z", end: "2026-07-01T23:00:00Z" }]);
  expect(days.map(({ date, times }) => [date, times[0]?.time])).toEqual([["2026-07-02", "00:30"]]);
});

test.each([
  ["a visit in three days is reminded of a day before", "2026-07-04T08:00:00Z", "2026-07-03T08:00:00.000Z"],
  ["one of a day and more than two hours too", "2026-07-02T09:00:01Z", "2026-07-01T09:00:01.000Z"],
  [
    "one whose reminder would come two hours after the confirmation is not",
    "2026-07-02T09:00:00Z",
    undefined,
  ],
  ["one of tomorrow, at the same hour, is not", "2026-07-02T07:00:00Z", undefined],
  ["one of today is not", "2026-07-01T09:00:00Z", undefined],
])("%s", (_what, start, moment) => {
  expect(reminderMoment({ start, confirmedAt: NOW.toISOString() })?.toISOString()).toBe(moment);
});

test("links carry an event's words to calendars, and nothing else", () => {
  const links = calendarLinks({
    uid: "secret",
    title: "Bezoek & meer",
    start: "2026-07-01T07:00:00.000Z",
    end: "2026-07-01T07:30:00.000Z",
    place: "Veldstraat 1, 9000 Gent",
    url: null,
  });
  const [google, outlook] = links.map(({ href }) => new URL(href));
  expect(google?.searchParams.get("text")).toBe("Bezoek & meer");
  expect(google?.searchParams.get("dates")).toBe("20260701T070000Z/20260701T073000Z");
  expect(outlook?.searchParams.get("startdt")).toBe("2026-07-01T07:00:00.000Z");
  expect(outlook?.searchParams.get("location")).toBe("Veldstraat 1, 9000 Gent");
  expect(links.map(({ href }) => href).join()).not.toContain("secret");
});
