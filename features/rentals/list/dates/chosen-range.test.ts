import { expect, test } from "vitest";
import { readWantedStay } from "#domain/rental/wanted-stay.ts";
import { dayAfterKey, markOf } from "./chosen-range.ts";

const read = (query: string) => readWantedStay(new URLSearchParams(query));

test.each([
  ["2027-08-04", "about"],
  ["2027-08-03", null],
  ["2027-08-07", "arrival"],
  ["2027-08-10", "within"],
  ["2027-08-14", "departure"],
  ["2027-08-17", "about"],
  ["2027-08-18", null],
])("of 7 to 14 August, three days more or less, %s is %s", (day, mark) => {
  expect(markOf(day, read("arrival=2027-08-07&departure=2027-08-14&flexible=3"))).toBe(mark);
});

test("a week in a month marks no days", () => {
  expect(markOf("2027-08-07", read("length=week&within=2027-08"))).toBeNull();
});

test.each([
  ["2027-08-31", "ArrowRight", "2027-09-01"],
  ["2027-08-04", "Home", "2027-08-02"],
  ["2027-08-04", "End", "2027-08-08"],
  ["2027-08-31", "PageDown", "2027-09-30"],
  ["2027-03-31", "PageUp", "2027-02-28"],
  ["2027-08-04", "Enter", null],
])("from %s the key %s leads to %s", (day, key, next) => {
  expect(dayAfterKey(day, key)).toBe(next);
});
