import { expect, test } from "vitest";
import { hasPasskeys, reasonOf } from "./browser-passkeys.ts";

test.each([
  ["NotAllowedError", "cancelled"],
  ["AbortError", "cancelled"],
  ["InvalidStateError", "known"],
  ["SecurityError", "failed"],
])("a browser that answers %s says to the person: %s", (name, reason) => {
  expect(reasonOf(new DOMException("", name))).toBe(reason);
});

test("a browser without passkeys is offered none", () => {
  expect(hasPasskeys()).toBe(false);
});
