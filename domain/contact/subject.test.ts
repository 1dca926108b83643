import { expect, test } from "vitest";
import { withSubject } from "./subject.ts";

test.each([
  ["Schatting", "Schatting - Dag"],
  ["0", "Dag"],
  ["", "Dag"],
  [null, "Dag"],
  [undefined, "Dag"],
  ["00", "00 - Dag"],
])("with the subject %j the agency reads %j", (subject, read) => {
  expect(withSubject(subject, "Dag")).toBe(read);
});
