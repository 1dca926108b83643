import { expect, test } from "vitest";
import { daysOf } from "./period.ts";

test("a week ends with yesterday in Brussels, and the one before it follows on without a gap", () => {
  expect(daysOf("week", new Date("2026-11-23T23:30:00Z"))).toEqual({
    from: "2026-11-17",
    until: "2026-11-23",
    before: { from: "2026-11-10", until: "2026-11-16" },
  });
});

test("a year has as many days as the one before it", () => {
  const { from, before } = daysOf("year", new Date("2026-11-24T10:00:00Z"));
  expect([from, before.from, before.until]).toEqual(["2025-11-24", "2024-11-24", "2025-11-23"]);
});
