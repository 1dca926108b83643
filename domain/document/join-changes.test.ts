import { assert, jsonValue, property } from "fast-check";
import { expect, test } from "vitest";
import { isSameDocument } from "./differing-paths.ts";
import { contestedPaths, joinChanges } from "./join-changes.ts";

test.each<[string, unknown, unknown, unknown, unknown, string[][]]>([
  ["different fields", { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }, []],
  ["the same field", { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }, [["a"]]],
  ["the same field alike", { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }, []],
  [
    "two blocks of a page",
    [{ t: 1 }, { t: 1 }],
    [{ t: 2 }, { t: 1 }],
    [{ t: 1 }, { t: 3 }],
    [{ t: 2 }, { t: 3 }],
    [],
  ],
  [
    "a block more here and a text there",
    [{ t: 1 }],
    [{ t: 1 }, { t: 5 }],
    [{ t: 2 }],
    [{ t: 1 }, { t: 5 }],
    [[]],
  ],
  ["a field taken away here", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }, []],
  ["a field taken away there", { a: 1, b: 1 }, { a: 1, b: 2 }, { b: 1 }, { b: 2 }, []],
  ["a removed document", { a: 1 }, { a: 2 }, null, { a: 2 }, [["a"]]],
])(
  "of %s both changes stand, and what is contested is told",
  (_what, base, here, meanwhile, joined, contested) => {
    expect(joinChanges(base, here, meanwhile)).toEqual(joined);
    expect(contestedPaths(base, here, meanwhile)).toEqual(contested);
  },
);

test("a document that nobody else changed stays what it was made, and one that nobody changed here what it became", () => {
  assert(
    property(jsonValue(), jsonValue(), (base, next) => {
      expect(isSameDocument(joinChanges(base, next, base), next)).toBe(true);
      expect(isSameDocument(joinChanges(base, base, next), next)).toBe(true);
    }),
  );
});
