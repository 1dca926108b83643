import { expect, test } from "vitest";
import { z } from "zod";
import { codeOfIssue } from "#features/site/api/code-of-issue.ts";
import { keyOfFinding } from "./finding-words.ts";

test.for([
  ["a text that is too long", z.string().max(3), "four", "tooLong"],
  ["a text that is missing", z.string().min(1), "", "missing"],
  ["a field that is not given", z.string(), undefined, "missing"],
  ["a number that is too large", z.number().max(3), 4, "tooLarge"],
  ["a list that is too long", z.array(z.number()).max(1), [1, 2], "tooMany"],
  ["a list that is too short", z.array(z.number()).min(1), [], "tooFew"],
  ["an email address that is none", z.email(), "an@", "email"],
  ["a day that is none", z.iso.date(), "2026-02-30", "date"],
] as const)("%s is told in the words of the desk", ([, schema, value, key]) => {
  const { error } = schema.safeParse(value, { reportInput: true });
  expect(keyOfFinding(codeOfIssue(error!.issues[0]!).code)).toBe(key);
});

test("a finding of a later version of the site is told in general words", () => {
  expect(keyOfFinding("said-by-nobody-yet")).toBe("other");
});
