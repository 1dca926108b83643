import { expect, test } from "vitest";
import { localInBrussels, momentInBrussels } from "./moment-in-brussels.ts";

test.each([
  ["2026-12-01T08:00", "2026-12-01T07:00:00.000Z"],
  ["2026-07-01T08:00", "2026-07-01T06:00:00.000Z"],
  ["2026-03-29T01:30", "2026-03-29T00:30:00.000Z"],
  ["2026-03-29T03:30", "2026-03-29T01:30:00.000Z"],
  ["2026-10-25T04:00", "2026-10-25T03:00:00.000Z"],
])("%s in Brussels is %s", (local, moment) => {
  expect(momentInBrussels(local)?.toISOString()).toBe(moment);
  expect(localInBrussels(new Date(moment))).toBe(local);
});

test("what is no day is no moment", () => {
  expect(momentInBrussels("")).toBeNull();
});
