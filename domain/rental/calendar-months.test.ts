import { expect, test } from "vitest";
import { addMonths, calendarMonth, calendarSpan } from "./calendar-months.ts";

const period = (id: number, start: string, end: string, available = true, isTaken = !available) => ({
  id,
  start,
  end,
  available,
  isTaken,
});
const dayIn = (month: ReturnType<typeof calendarMonth<ReturnType<typeof period>>>, date: string) =>
  month.weeks.flat().find((day) => day?.date === date)!;

test.each([
  ["2026-07", 5, 2, "2026-07-01"],
  ["2026-06", 5, 0, "2026-06-01"],
  ["2026-03", 6, 6, "2026-03-01"],
  ["2027-02", 4, 0, "2027-02-01"],
])("%s has %s weeks and begins on its weekday", (month, weeks, place, first) => {
  const drawn = calendarMonth(month, [], "2026-01-01");
  expect(drawn.weeks).toHaveLength(weeks);
  expect(drawn.weeks.every((week) => week.length === 7)).toBe(true);
  expect(drawn.weeks[0]![place]?.date).toBe(first);
  expect(drawn.weeks[0]![place - 1] ?? null).toBeNull();
});

test("a month with a clock change has each of its days once", () => {
  const days = calendarMonth("2026-10", [], "2026-01-01")
    .weeks.flat()
    .filter((day) => day !== null);
  expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 31 }, (_, at) => at + 1));
});

test("a night is free, taken, not offered any more or over", () => {
  const periods = [
    period(1, "2026-07-04", "2026-07-11"),
    period(2, "2026-07-11", "2026-07-18", false),
    period(3, "2026-06-27", "2026-07-04", false, false),
  ];
  const month = calendarMonth("2026-07", periods, "2026-07-02");
  const states = [
    "2026-07-01",
    "2026-07-03",
    "2026-07-04",
    "2026-07-10",
    "2026-07-11",
    "2026-07-17",
    "2026-07-18",
  ];
  expect(states.map((date) => dayIn(month, date).state)).toEqual([
    "past",
    "none",
    "free",
    "free",
    "taken",
    "taken",
    "none",
  ]);
  expect(dayIn(month, "2026-07-04").arrivals.map(({ id }) => id)).toEqual([1]);
  expect(dayIn(month, "2026-07-11").arrivals).toEqual([]);
});

test("a day where a week and a weekend begin offers both, the shorter first", () => {
  const periods = [period(1, "2026-07-03", "2026-07-10"), period(2, "2026-07-03", "2026-07-06")];
  expect(
    dayIn(calendarMonth("2026-07", periods, "2026-07-01"), "2026-07-03").arrivals.map(({ id }) => id),
  ).toEqual([2, 1]);
});

test("the calendar reaches from this month to the last night that is offered", () => {
  expect(
    calendarSpan(
      [period(1, "2026-08-29", "2026-09-05"), period(2, "2026-07-04", "2026-07-11")],
      "2026-06-15",
    ),
  ).toEqual({
    first: "2026-06",
    last: "2026-09",
  });
  expect(calendarSpan([period(1, "2026-08-25", "2026-09-01")], "2026-06-15")?.last).toBe("2026-08");
  expect(calendarSpan([period(1, "2026-05-02", "2026-05-09")], "2026-06-15")).toBeNull();
  expect(addMonths("2026-11", 2)).toBe("2027-01");
  expect(addMonths("2027-01", -1)).toBe("2026-12");
});
