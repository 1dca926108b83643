import { expect, test } from "vitest";
import { readMonth } from "./read-address.ts";

test.each([
  ["2026-07", "2026-07"],
  ["2026-13", null],
  ["1999-12", null],
  ["2026-7", null],
  [null, null],
])("the month %s of an address reads as %s", (text, month) => {
  expect(readMonth(text)).toBe(month);
});
