import { expect, test } from "vitest";
import { parseNotes } from "./notes-store.ts";

test("notes that a browser keeps are read by home", () => {
  expect([...parseNotes('{"12":{"text":"Licht","title":"Huis"}}')]).toEqual([
    [12, { text: "Licht", title: "Huis" }],
  ]);
});

test.each([
  "",
  "{",
  "null",
  "[1]",
  "7",
  '{"x":{"text":"a"},"0":{"text":"a"},"7":"a","8":{"text":" "},"9":null}',
])("what is no note in %s is left out", (stored) => {
  expect(parseNotes(stored).size).toBe(0);
});
