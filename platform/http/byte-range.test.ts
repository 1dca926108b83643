import { expect, test } from "vitest";
import { readByteRange } from "./byte-range.ts";

test.each([
  [null, { kind: "whole" }],
  ["bytes=0-99", { kind: "part", from: 0, to: 99 }],
  ["bytes=900-", { kind: "part", from: 900, to: 999 }],
  ["bytes=-100", { kind: "part", from: 900, to: 999 }],
  ["bytes=-5000", { kind: "part", from: 0, to: 999 }],
  ["bytes=990-5000", { kind: "part", from: 990, to: 999 }],
  ["bytes=1000-", { kind: "unsatisfiable" }],
  ["bytes=-0", { kind: "unsatisfiable" }],
  ["bytes=9-3", { kind: "whole" }],
  ["bytes=0-1,5-9", { kind: "whole" }],
  ["lines=1-2", { kind: "whole" }],
])("of a file of 1000 bytes %s asks for %o", (header, range) => {
  expect(readByteRange(header, 1_000)).toEqual(range);
});
