import { expect, test } from "vitest";
import { parseNotes, withNote } from "./notes-store.ts";

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

test("who has notes on as many homes as are kept changes them, and is told of any other", () => {
  const note = { text: "Licht", title: "Huis" };
  const notes = new Map(Array.from({ length: 200 }, (_, at) => [at + 1, note]));
  expect(withNote(notes, 7, { ...note, text: "Stil" })?.get(7)?.text).toBe("Stil");
  expect(withNote(notes, 999, note)).toBeNull();
  expect(withNote(withNote(notes, 7, { ...note, text: "" })!, 999, note)?.size).toBe(200);
});
