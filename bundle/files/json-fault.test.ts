import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findJsonFault } from "./json-fault.ts";

test.each([
  ['{"a": 1,}', 1, 9, "expected a field name"],
  ['{"a" 1}', 1, 6, "expected a colon"],
  ['{"a": }', 1, 7, "expected a value"],
  ['{"a": 1 "b": 2}', 1, 9, "expected a comma or }"],
  ["[1, 2", 1, 6, "the text ends here"],
  ["", 1, 1, "the text ends here"],
  ['{\n  "a": 01\n}', 2, 8, "expected a value"],
  ['{\r\n"a": nul}', 2, 6, "expected a value"],
  ["{} {}", 1, 4, "expected nothing more"],
  ["[{}, []]]", 1, 9, "expected nothing more"],
  [
    '["a\tb"]',
    1,
    2,
    "the text in quotes that starts here does not end, or holds a sign that must be escaped",
  ],
])("the fault of %j stands at %i:%i", (text, line, column, reason) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(findJsonFault(text)).toEqual({ line, column, reason });
});

test("a fault is never placed before text that is good", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom("}", "]", ",", ":"), (value, extra) => {
      const text = JSON.stringify(value);
      expect(findJsonFault(text + extra)).toMatchObject({ line: 1, column: text.length + 1 });
    }),
  );
});

test("a text that nests a million levels is read without falling over", () => {
  expect(findJsonFault("[".repeat(1_000_000))).toMatchObject({ column: 1_000_001 });
});
