import { array, assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { passingBytes } from "./page-bytes.ts";

const texts = array(string({ unit: "grapheme", maxLength: 40 }));

test("pieces stand behind one another as the bytes of their text", () => {
  assert(property(texts, (pieces) => passingBytes(pieces).toString() === pieces.join("")));
});

test.each([10, 300_000, 5_000_000, 10])("a page of %d signs has room", (length) => {
  const pieces = ["<p>", "€".repeat(length), "</p>"];
  expect(passingBytes(pieces).toString()).toBe(pieces.join(""));
});
