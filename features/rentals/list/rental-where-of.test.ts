import { expect, test } from "vitest";
import { readRentalQuery } from "#domain/rental/rental-query.ts";
import { rentalWhereOf } from "./rental-where-of.ts";

const whereOf = (search: string) => rentalWhereOf(readRentalQuery(new URLSearchParams(search)));

test("for five people only homes where five or more may sleep fit", () => {
  const { maxOccupations } = whereOf("persons=5");
  expect([maxOccupations?.[0], maxOccupations?.at(-1)]).toEqual([5, 100]);
});

test("a list without filters searches all holiday homes", () => {
  expect(whereOf("sort=price&page=2")).toEqual({});
});

test("places, kinds, days and a price are asked together", () => {
  expect(whereOf("location=3&subKind=2&length=week&within=2027-08&price-max=900")).toMatchObject({
    locations: [3],
    subKinds: [2],
    maxPrice: 900,
    stay: { from: "2027-08-01" },
  });
});
