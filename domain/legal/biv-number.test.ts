import { expect, test } from "vitest";
import { bareBivNumber } from "./biv-number.ts";

test.each([
  ["BIV 500.001", "500.001"],
  ["IPI 500.777", "500.777"],
  [" ipi500.777", "500.777"],
  ["500.001", "500.001"],
])("behind a label %j is written %j", (written, bare) => {
  expect(bareBivNumber(written)).toBe(bare);
});
