import { expect, test } from "vitest";
import { knownError } from "./known-error.ts";

test("whoever shows a failure to a developer finds what it really was", () => {
  const fault = new Error("column price does not exist");
  expect(knownError(fault, "12", { error: () => undefined }).cause).toBe(fault);
});
