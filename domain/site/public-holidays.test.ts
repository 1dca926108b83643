import { expect, test } from "vitest";
import { comingHolidays, publicHolidays } from "./public-holidays.ts";

test.each([
  [2024, "2024-04-01", "2024-05-09", "2024-05-20"],
  [2026, "2026-04-06", "2026-05-14", "2026-05-25"],
  [2027, "2027-03-29", "2027-05-06", "2027-05-17"],
  [2038, "2038-04-26", "2038-06-03", "2038-06-14"],
])("in %i Easter Monday, Ascension and Whit Monday fall on the days of the calendar", (year, ...days) => {
  const dates = publicHolidays(year)
    .filter(({ name }) => ["Paasmaandag", "O.L.H.-Hemelvaart", "Pinkstermaandag"].includes(name.nl))
    .map(({ date }) => date);
  expect(dates).toEqual(days);
});

test("a year has ten public holidays, in the order of their days", () => {
  const dates = publicHolidays(2026).map(({ date }) => date);
  expect(dates).toHaveLength(10);
  expect(dates).toEqual(dates.toSorted());
});

test("what comes begins today and goes on into the next year", () => {
  expect(
    comingHolidays("2026-12-25")
      .slice(0, 2)
      .map(({ date }) => date),
  ).toEqual(["2026-12-25", "2027-01-01"]);
});
