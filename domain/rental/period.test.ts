import { expect, test } from "vitest";
import { addDays, canBeAskedFor, isTooShort, mergedStays, nightsOf, openStays, overlaps } from "./period.ts";

const period = (id: number, start: string, end: string, more = {}) => ({
  id,
  start,
  end,
  available: true,
  ...more,
});
const stay = (start: string, end: string) => ({ start, end });

test.each([
  ["a week in July", "2026-07-04", "2026-07-11", 7],
  ["a week over the clock change in spring", "2026-03-27", "2026-04-03", 7],
  ["a week over the clock change in autumn", "2026-10-23", "2026-10-30", 7],
  ["a weekend over the end of the year", "2026-12-31", "2027-01-03", 3],
  ["the last night of February in a leap year", "2028-02-28", "2028-03-01", 2],
])("%s counts its nights", (_what, start, end, nights) => {
  expect(nightsOf(stay(start, end))).toBe(nights);
});

test.each([
  [
    "weeks that meet on a Saturday",
    stay("2026-07-04", "2026-07-11"),
    stay("2026-07-11", "2026-07-18"),
    false,
  ],
  ["a week and its own weekend", stay("2026-07-03", "2026-07-10"), stay("2026-07-03", "2026-07-06"), true],
  ["a stay inside another", stay("2026-07-01", "2026-07-31"), stay("2026-07-10", "2026-07-12"), true],
  ["stays that share one night", stay("2026-07-04", "2026-07-11"), stay("2026-07-10", "2026-07-17"), true],
])("%s", (_what, one, other, expected) => {
  expect(overlaps(one, other)).toBe(expected);
  expect(overlaps(other, one)).toBe(expected);
});

test("a day so many days later crosses months and years", () => {
  expect(addDays("2026-02-27", 2)).toBe("2026-03-01");
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01");
  expect(addDays("2026-07-04", -4)).toBe("2026-06-30");
});

test("only stays that are free, not too soon and long enough can be asked for, first come first", () => {
  const periods = [
    period(5, "2026-08-01", "2026-08-08"),
    period(1, "2026-06-27", "2026-07-04"),
    period(2, "2026-07-04", "2026-07-11", { available: false }),
    period(3, "2026-07-11", "2026-07-13", { minimumNights: 3 }),
    period(4, "2026-07-01", "2026-07-04"),
  ];
  const openFrom = (earliest: string) =>
    openStays(
      periods.map((one) =>
        Object.assign({}, one, { available: canBeAskedFor(one, earliest), isTaken: false }),
      ),
    ).map(({ id }) => id);
  expect(openFrom("2026-07-01")).toEqual([4, 5]);
  expect(openFrom("2026-07-02")).toEqual([5]);
  expect(periods.filter(isTooShort).map(({ id }) => id)).toEqual([3]);
});

test("stays that touch or overlap are one", () => {
  const stays = [
    stay("2026-07-11", "2026-07-18"),
    stay("2026-07-04", "2026-07-11"),
    stay("2026-07-10", "2026-07-13"),
    stay("2026-08-01", "2026-08-08"),
  ];
  expect(mergedStays(stays)).toEqual([stay("2026-07-04", "2026-07-18"), stay("2026-08-01", "2026-08-08")]);
});
