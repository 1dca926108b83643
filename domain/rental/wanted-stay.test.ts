import { expect, test } from "vitest";
import { dayOffset, NO_WANTED_STAY, readWantedStay, wantedSpan, wantedStayPairs } from "./wanted-stay.ts";

const read = (query: string) => readWantedStay(new URLSearchParams(query));

test.each([
  "persons=5&length=week&within=2027-08&flexible=3",
  "persons=2&arrival=2027-08-07&departure=2027-08-14&flexible=7",
  "arrival=2027-08-07",
  "persons=4",
])("%s is written as it is read", (query) => {
  expect(new URLSearchParams(wantedStayPairs(read(query))).toString()).toBe(query);
});

test.each([
  "",
  "arrival=2027-02-30&departure=2027-03-01",
  "length=week",
  "within=2027-08",
  "length=century&within=2027-08",
  "flexible=3",
  "persons=101",
])("what can't be read (%s) is nothing that is looked for", (query) => {
  expect(read(query)).toEqual(NO_WANTED_STAY);
});

test("a departure before the arrival, or years after it, is not said", () => {
  const days = { kind: "days", arrival: "2027-08-07", departure: null };
  expect(read("arrival=2027-08-07&departure=2027-08-07").days).toEqual(days);
  expect(read("arrival=2027-08-07&departure=2029-08-07").days).toEqual(days);
});

test("a form that sends days and a length says which of them counts", () => {
  const both = "arrival=2027-08-07&departure=2027-08-14&length=week&within=2027-08";
  expect(read(`${both}&when=days`).days?.kind).toBe("days");
  expect(read(`${both}&when=length`).days?.kind).toBe("length");
  expect(read(both).days?.kind).toBe("days");
});

test("a month has its own last day", () => {
  const days = { kind: "length", length: "week", month: "2028-02" } as const;
  expect(wantedSpan(days)).toEqual({ start: "2028-02-01", end: "2028-02-29" });
  expect(wantedSpan({ ...days, month: "2027-12" }).end).toBe("2027-12-31");
});

test.each([
  ["2027-08-07", "2027-08-14", 0, 0],
  ["2027-08-06", "2027-08-13", -1, 0],
  ["2027-08-09", "2027-08-16", 2, 0],
  ["2027-07-31", "2027-08-07", -7, -1],
  ["2027-08-28", "2027-09-04", 21, 4],
])("%s to %s lies %i days beside the week of 7 August, and %i beside August", (start, end, week, month) => {
  const stay = { start, end };
  const asked = { kind: "days", arrival: "2027-08-07", departure: "2027-08-14" } as const;
  expect(dayOffset(stay, asked)).toBe(week);
  expect(dayOffset(stay, { kind: "length", length: "week", month: "2027-08" })).toBe(month);
});

test("where no departure was said, the arrival alone counts", () => {
  const asked = { kind: "days", arrival: "2027-08-07", departure: null } as const;
  expect(dayOffset({ start: "2027-08-08", end: "2027-08-15" }, asked)).toBe(1);
});
