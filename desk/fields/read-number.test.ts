import { expect, test } from "vitest";
import { numberText, readNumber } from "./read-number.ts";

test.each([
  ["389000", 389_000],
  ["389.000", 389_000],
  ["€ 389 000", 389_000],
  ["1.250.000,50", 1_250_000.5],
  ["1250.5", 1250.5],
  ["950,00", 950],
  ["12,", 12],
  ["-3", -3],
  ["0", 0],
  ["", null],
  ["veel", undefined],
  ["1,2,3", undefined],
  ["12,345", undefined],
  ["1234567890123", undefined],
])("%j is read as the number %j", (text, value) => {
  expect(readNumber(text)).toBe(value);
});

test("a number without decimals takes none", () => {
  expect([readNumber("3", 0), readNumber("3,0", 0), readNumber("3,5", 0)]).toEqual([3, 3, undefined]);
});

test.each([
  [389_000, "389.000"],
  [950, "950"],
  [1_250_000.5, "1.250.000,50"],
  [-3, "-3"],
])("an amount of %j is shown as %j, which is read as the same", (value, text) => {
  expect(numberText(value, { isMoney: true })).toBe(text);
  expect(readNumber(text)).toBe(value);
});

test("an area keeps its decimals, a year has no point", () => {
  expect(numberText(1250.5)).toBe("1.250,5");
  expect(numberText(1932, { isGrouped: false })).toBe("1932");
});
