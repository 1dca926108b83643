import { expect, test } from "vitest";
import { inBrussels } from "#domain/format/moments.ts";
import { openingAt } from "./opening.ts";

const MORNING_AND_AFTERNOON = [
  { from: "09:00", to: "12:00" },
  { from: "13:00", to: "18:00" },
];
const office = {
  week: ([1, 2, 3, 4, 5] as const).map((weekday) => ({ weekday, spans: MORNING_AND_AFTERNOON, note: null })),
  exceptions: [{ date: "2026-11-11", spans: [], note: { text: "Wapenstilstand", locale: "nl" as const } }],
};
const at = (moment: string) => openingAt(office, inBrussels(moment)!);

test.each([
  ["2026-11-16T07:59:00Z", null],
  ["2026-11-16T08:00:00Z", "12:00"],
  ["2026-11-16T10:59:00Z", "12:00"],
  ["2026-11-16T11:00:00Z", null],
  ["2026-11-16T12:00:00Z", "18:00"],
  ["2026-11-16T17:00:00Z", null],
])("on a Monday at %s the office shuts at %s", (moment, until) => {
  expect(at(moment).openUntil).toBe(until);
});

test.each([
  ["2026-11-16T07:59:00Z", "09:00"],
  ["2026-11-16T10:59:00Z", null],
  ["2026-11-16T11:00:00Z", "13:00"],
  ["2026-11-16T17:00:00Z", null],
  ["2026-11-11T07:00:00Z", null],
])("at %s the office opens again that day at %s", (moment, opensAt) => {
  expect(at(moment).opensAt).toBe(opensAt);
});

test("on a public holiday the office is closed, whatever its weekday says", () => {
  expect(at("2026-11-11T10:00:00Z")).toMatchObject({ weekday: 3, openUntil: null, today: { spans: [] } });
});

test("a weekday without hours is closed", () => {
  expect(at("2026-11-15T10:00:00Z")).toEqual({
    weekday: 7,
    today: null,
    openUntil: null,
    opensAt: null,
    opensNext: { weekday: 1, time: "09:00" },
  });
});

test.each([
  ["2026-11-16T17:30:00Z", { weekday: 2, time: "09:00" }],
  ["2026-11-20T18:00:00Z", { weekday: 1, time: "09:00" }],
  ["2026-11-10T18:00:00Z", { weekday: 4, time: "09:00" }],
])(
  "after closing at %s the office says on which day it opens again, past weekends and holidays",
  (moment, next) => {
    expect(at(moment).opensNext).toEqual(next);
  },
);

test("an office that opens on no day of the week does not say when", () => {
  const shut = { week: [], exceptions: [] };
  expect(openingAt(shut, inBrussels("2026-11-16T10:00:00Z")!).opensNext).toBe(null);
});

test("late in the evening in London it is already tomorrow in Brussels", () => {
  expect(at("2026-11-16T23:30:00Z").weekday).toBe(2);
});
