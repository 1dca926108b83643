import { expect, test } from "vitest";
import { RentalNode } from "../../../features/rentals/schema/unit.ts";
import { addDays, canBeAskedFor, nightsOf, overlaps } from "../../../domain/rental/period.ts";
import { calendarOf } from "../estate/calendar.ts";
import { openGallery } from "../pictures.ts";
import { planRentals } from "./plan-rentals.ts";
import { yearOfPeriods } from "./rental-periods.ts";

const TODAY = "2026-11-21";

test("the coast's agency lets forty units, each with a registration number, photos and a year of stays", () => {
  const gallery = openGallery();
  const units = planRentals(gallery, calendarOf(new Date(`${TODAY}T09:00:00Z`))).map((unit) =>
    RentalNode.parse(unit),
  );
  expect(units).toHaveLength(40);
  const photos = units.flatMap((unit) => unit.photos);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
  expect(photos.filter(({ file }) => !gallery.files.has(file))).toEqual([]);
  for (const { general, periods } of units) {
    expect(general.registrationNumber).toMatch(/^VL-\d{6}$/);
    expect(periods.length).toBeGreaterThan(100);
  }
});

test.each([TODAY, "2026-06-28", "2027-12-31", "2028-02-29"])(
  "a year of stays from %s begins that day, and no two of a kind are in each other's way",
  (first) => {
    const periods = yearOfPeriods("a unit", first, 600);
    expect(yearOfPeriods("a unit", first, 600)).toEqual(periods);
    expect(periods.every(({ start }) => start >= first && start < addDays(first, 365))).toBe(true);
    for (const ofType of Map.groupBy(periods, ({ type }) => type!.id).values()) {
      expect(ofType.filter((one, at) => at > 0 && overlaps(ofType[at - 1]!, one))).toEqual([]);
    }
    const open = periods.filter((period) => canBeAskedFor({ available: true, ...period }, first));
    expect(open.length).toBeGreaterThan(20);
    expect(open.length).toBeLessThan(periods.length);
  },
);

test("summers go by the week from Saturday, and a stay keeps its id from day to day", () => {
  const summer = yearOfPeriods("a unit", TODAY, 600).filter(({ start }) => /^2027-0[78]/.test(start));
  expect(summer.every((stay) => nightsOf(stay) === 7 && new Date(stay.start).getUTCDay() === 6)).toBe(true);
  const tomorrow = yearOfPeriods("a unit", addDays(TODAY, 1), 600);
  for (const { id, start, end } of summer)
    expect(tomorrow).toContainEqual(expect.objectContaining({ id, start, end }));
});
