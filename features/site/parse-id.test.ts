import { expect, test } from "vitest";
import { parseId } from "./parse-id.ts";

test.each([
  ["12", 12],
  ["012", null],
  ["-1", null],
  ["1e3", null],
  ["99999999999999999", null],
  ["", null],
  [undefined, null],
])("the id in %j is %j", (segment, id) => {
  expect(parseId(segment)).toBe(id);
});
