import { expect, test } from "vitest";
import { summaryOf } from "./summary-of.ts";

test.each([
  [[], "Alle gemeenten"],
  [["9000 Gent"], "Gent"],
  [["9000 Gent", "9050 Gentbrugge"], "Gent, Gentbrugge"],
  [["9000 Gent", "9050 Gentbrugge", "9800 Deinze", "9880 Aalter"], "Gent, Gentbrugge +2"],
])("%o reads %s", (names, words) => {
  expect(summaryOf(names, "Alle gemeenten")).toBe(words);
});
