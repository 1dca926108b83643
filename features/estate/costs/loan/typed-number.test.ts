import { expect, test } from "vitest";
import { readTypedNumber } from "./typed-number.ts";

test.each([
  ["80.000", 80_000],
  ["80 000", 80_000],
  ["€ 1.250.000,50", 1_250_000.5],
  ["3,25", 3.25],
  ["3.25 %", 3.25],
  ["3.5", 3.5],
  ["0", 0],
  ["", null],
  ["drie", null],
  ["-5", null],
  ["3,2,5", null],
  ["1e9", null],
])("%o is read as %s", (text, number) => {
  expect(readTypedNumber(text)).toBe(number);
});
