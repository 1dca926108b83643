import { expect, test } from "vitest";
import { daysBetween, groupDays, withDays, withoutDays } from "./days-off.ts";

const off = (date: string) => ({ date, spans: [] });
const SPANS = [{ from: "09:00", to: "12:00" }];
const TODAY = "2026-07-01";

test.each([
  ["2026-02-27", "2026-03-01", ["2026-02-27", "2026-02-28", "2026-03-01"]],
  ["2026-07-01", "2026-07-01", ["2026-07-01"]],
  ["2026-07-02", "2026-07-01", []],
  ["2026-01-01", "2036-01-01", []],
])("from %s to %s are the days %j", (from, to, days) => {
  expect(daysBetween(from, to)).toEqual(days);
});

test("days off that follow each other are one, and a day with hours is its own", () => {
  const days = [
    off("2026-07-03"),
    off("2026-07-02"),
    { date: "2026-07-04", spans: SPANS },
    off("2026-06-30"),
  ];
  expect(groupDays(days, TODAY).map(({ from, to }) => [from, to])).toEqual([
    ["2026-07-02", "2026-07-03"],
    ["2026-07-04", "2026-07-04"],
  ]);
});

test("days that are put take the place of what stood there, and go together", () => {
  const days = withDays(
    [{ date: "2026-07-02", spans: SPANS }],
    [off("2026-07-02"), off("2026-07-03")],
    TODAY,
  );
  expect(days).toEqual([off("2026-07-02"), off("2026-07-03")]);
  expect(withoutDays(days, groupDays(days, TODAY)[0]!)).toEqual([]);
});
