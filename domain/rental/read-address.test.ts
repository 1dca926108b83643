import { expect, test } from "vitest";
import { readDay, readMonth } from "./read-address.ts";

test.each([
  ["2026-07", "2026-07"],
  ["2026-13", null],
  ["1999-12", null],
  ["2026-7", null],
  [null, null],
])("the month %s of an address reads as %s", (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test.each([
  ["2027-08-07", "2027-08-07"],
  ["2027-02-29", null],
  ["0000-01-01", null],
  ["1999-12-31", null],
  ["9999-12-31", null],
])("the day %s of an address reads as %s", (text, day) => {
  expect(readDay(text)).toBe(day);
});
