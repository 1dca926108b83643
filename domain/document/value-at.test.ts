import { expect, test } from "vitest";
import { valueAt } from "./value-at.ts";

test("nothing stands at a place that is not there, nor in what every object has", () => {
  const team = { members: [{ name: "An", role: { nl: "Makelaar" } }] };
  expect(valueAt(team, ["members", 0, "role", "nl"])).toBe("Makelaar");
  expect(valueAt(team, ["members", 7, "role"])).toBeUndefined();
  expect(valueAt(team, ["constructor"])).toBeUndefined();
});
