import { expect, test } from "vitest";
import { nearWindow, stayWindow } from "./stay-window.ts";
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
