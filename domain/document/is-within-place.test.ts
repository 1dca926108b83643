import { expect, test } from "vitest";
import { isWithinPlace } from "./is-within-place.ts";

test("a finding belongs to the field that it names or lies in", () => {
  expect(isWithinPlace("members.1.role.nl", "members.1")).toBe(true);
  expect(isWithinPlace("members.1", "members.1")).toBe(true);
  expect(isWithinPlace("members.10", "members.1")).toBe(false);
  expect(isWithinPlace("members", "members.1")).toBe(false);
});
