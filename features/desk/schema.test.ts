import { expect, test } from "vitest";
import { Name } from "./schema.ts";

test.each([
  [" Lotte ", "Lotte"],
  ["Lotte \u202enesnaJ\u202c", "Lotte nesnaJ"],
  ["\u200bLotte\u2066\ufeff", "Lotte"],
  ["Zoë O\u2019Brien", "Zoë O\u2019Brien"],
])("a person is called %j without signs that nobody sees", (typed, name) => {
  expect(Name.parse(typed)).toBe(name);
});

test.each(["", "\u202e", "An\nJans", "An\u2028Jans", "An\u2029Jans", "An\u0007", "x".repeat(101)])(
  "nobody is called %j",
  (typed) => {
    expect(Name.safeParse(typed).success).toBe(false);
  },
);
