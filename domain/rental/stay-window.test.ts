import { expect, test } from "vitest";
import { fitsWindow, nearWindow, stayWindow } from "./stay-window.ts";
import { NO_WANTED_STAY, readWantedStay } from "./wanted-stay.ts";

const windowOf = (query: string) => stayWindow(readWantedStay(new URLSearchParams(query)));

test.each([
  [
    "length=week&within=2027-08&flexible=3",
    { from: "2027-08-01", to: "2027-08-31", flexibleDays: 3, minNights: 7, maxNights: 7 },
  ],
  [
    "arrival=2027-08-07&departure=2027-08-17",
    { from: "2027-08-07", to: "2027-08-17", flexibleDays: 0, minNights: 10, maxNights: 10 },
  ],
  ["arrival=2027-08-07&flexible=1", { from: "2027-08-07", flexibleDays: 1 }],
])("%s asks for these stays", (query, window) => {
  expect(windowOf(query)).toEqual(window);
});

test("a weekend begins about Friday, a midweek about Monday", () => {
  expect(windowOf("length=weekend&within=2027-10")?.arrivalWeekdays).toContain(5);
  expect(windowOf("length=midweek&within=2027-10")?.arrivalWeekdays).toContain(1);
});

test("who said no days gets every stay", () => {
  expect(stayWindow({ ...NO_WANTED_STAY, persons: 4 })).toBeNull();
});

test("near is a week more on both sides and up to three nights more or fewer, on any day", () => {
  expect(nearWindow(windowOf("length=weekend&within=2027-10&flexible=1")!)).toEqual({
    from: "2027-10-01",
    to: "2027-10-31",
    flexibleDays: 8,
    minNights: 1,
    maxNights: 6,
  });
});

test.each([
  ["length=week&within=2026-11", "2026-11-21", "2026-11-28", true],
  ["length=week&within=2026-11", "2026-11-28", "2026-12-05", false],
  ["length=week&within=2026-11&flexible=7", "2026-11-28", "2026-12-05", true],
  ["length=week&within=2026-11", "2026-11-20", "2026-11-23", false],
  ["length=weekend&within=2026-11", "2026-11-20", "2026-11-23", true],
  ["length=weekend&within=2026-11", "2026-11-17", "2026-11-20", false],
  ["arrival=2026-11-28", "2026-11-28", "2026-12-12", true],
  ["arrival=2026-11-28", "2026-11-29", "2026-12-12", false],
])("for %s a stay from %s to %s fits: %s", (query, start, end, fits) => {
  expect(fitsWindow({ start, end }, windowOf(query)!)).toBe(fits);
});
