import { expect, test } from "vitest";
import { ClientDisconnected } from "#platform/http/web-request.ts";
import { knownError } from "./known-error.ts";

test("whoever shows a failure to a developer finds what it really was", () => {
  const fault = new Error("column price does not exist");
  expect(knownError(fault, "12", { error: () => undefined }).cause).toBe(fault);
});

test("a caller who leaves before all of a file has come is no fault, and nothing is logged", () => {
  const logged: unknown[] = [];
  const log = { error: (line: object) => void logged.push(line) };
  knownError(new ClientDisconnected("The visitor left"), "12", log);
  expect(logged).toEqual([]);
});
