import { expect, test } from "vitest";
import { stillFree } from "./chosen-time.ts";

const start = "2026-07-06T07:00:00.000Z";
const CHOSEN = { start, spoken: "maandag 06/07/2026 om 09:00", date: "2026-07-06" };
const day = (date: string, ...starts: string[]) => ({
  date,
  text: date,
  free: "",
  times: starts.map((one) => ({ start: one, text: "", spoken: "" })),
});

test.each([
  ["on a day that is shown", [day("2026-07-06", start)], CHOSEN],
  ["while other days are shown", [day("2026-07-08", "2026-07-08T07:00:00.000Z")], CHOSEN],
  ["while no days come", [], CHOSEN],
  ["that its day does not hold any more", [day("2026-07-06", "2026-07-06T07:45:00.000Z")], null],
  ["whose day has no time left", [day("2026-07-05", "a"), day("2026-07-07", "b")], null],
])("a chosen time %s", (_what, days, chosen) => {
  expect(stillFree(CHOSEN, days)).toBe(chosen);
});
