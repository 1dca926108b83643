import { expect, test } from "vitest";
import { sentFields } from "./sent-fields.ts";

function form(...fields: ReadonlyArray<readonly [string, string]>): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test("a form sends what is filled in or checked, and not its own name", () => {
  expect(
    sentFields(form(["form", "contact"], ["firstName", "An"], ["phone", ""], ["privacy", "on"])),
  ).toEqual({
    firstName: "An",
    privacy: "on",
  });
});

test("a field with several values sends them all", () => {
  expect(sentFields(form(["city", "1"], ["city", ""], ["city", "2"], ["type", "3"]))).toEqual({
    city: ["1", "2"],
    type: "3",
  });
});

test("a file is no text, and a field may be called anything", () => {
  const data = form(["__proto__", "x"], ["constructor", "y"]);
  data.append("message", new File(["x"], "x.txt"));
  expect(Object.entries(sentFields(data))).toEqual([
    ["__proto__", "x"],
    ["constructor", "y"],
  ]);
});
