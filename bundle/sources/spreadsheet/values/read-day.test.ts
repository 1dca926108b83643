import { expect, test } from "vitest";
import { readDay } from "./read-day.ts";

test.each([
  ["31/12/2026", "2026-12-31"],
  ["1-3-26", "2026-03-01"],
  ["01.03.2026", "2026-03-01"],
  ["2026-03-01", "2026-03-01"],
  ["2026-03-01 10:30", "2026-03-01"],
  ["1 maart 2026", "2026-03-01"],
  ["1er février 2026", "2026-02-01"],
  ["1. März 2026", "2026-03-01"],
  ["3rd August 2026", "2026-08-03"],
  ["46082", "2026-03-01"],
])("%s is the day %s", (text, day) => {
  expect(readDay(text)).toEqual({ value: day });
});

test.each(["12/31/2026", "31/02/2026", "volgend jaar", "03/2026", "12", "99999"])("%s is no day", (text) => {
  expect(readDay(text)).toHaveProperty("reason");
});
