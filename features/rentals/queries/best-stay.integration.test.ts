import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { RentalSearch } from "../schema/search.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importRentalsForTest, testUnit } from "./testing/test-rentals.ts";

const CLOCK = stayClock(new Date("2026-06-01T10:00:00Z"), {});
const week = (id: number, start: string, end: string, price: number | null = 500) => ({
  id,
  type: { id: 1 },
  start,
  end,
  price,
});

/** From Saturday to Saturday, but for 2 (Friday) and 3 (on request, and only after the summer). */
const UNITS = [
  testUnit(1, { maxOccupation: 5 }, { periods: [week(1, "2026-08-08", "2026-08-15", 800)] }),
  testUnit(
    2,
    { maxOccupation: 4, city: { id: 84200, zip: "8420", name: "De Haan" } },
    { periods: [week(1, "2026-08-07", "2026-08-14", 600), week(2, "2026-08-28", "2026-09-04", 300)] },
  ),
  testUnit(3, { maxOccupation: 8 }, { periods: [week(1, "2026-09-05", "2026-09-12", null)] }),
  testUnit(
    4,
    { maxOccupation: 6 },
    { periods: [{ ...week(1, "2026-08-08", "2026-08-15", 100), available: false }] },
  ),
];

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;
  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importRentalsForTest(storage, { siteId: "zee", units: UNITS });
  });
  afterAll(() => storage.close());

  const search = async (input: z.input<typeof RentalSearch>) => {
    const { total, results } = await storage.rentals.search("zee", RentalSearch.parse(input), CLOCK);
    return { total, ids: results.map(({ id }) => id), stays: results.map(({ stay }) => stay?.start) };
  };
  const AUGUST = { from: "2026-08-01", to: "2026-08-31", minNights: 7, maxNights: 7 };
  const ONE_WEEK = { from: "2026-08-08", to: "2026-08-15", minNights: 7, maxNights: 7 };

  test("a week in August is a free one that lies in it, and the cheapest of a unit's", async () => {
    expect(await search({ where: { stay: AUGUST } })).toEqual({
      total: 2,
      ids: [1, 2],
      stays: ["2026-08-08", "2026-08-07"],
    });
  });

  test("days more or less find stays beside the days, those on the days first", async () => {
    expect((await search({ where: { stay: ONE_WEEK } })).ids).toEqual([1]);
    const flexible = await search({ where: { stay: { ...ONE_WEEK, flexibleDays: 1 } } });
    expect(flexible).toMatchObject({ ids: [1, 2], stays: ["2026-08-08", "2026-08-07"] });
  });

  test("an arrival alone finds whatever begins about it", async () => {
    const stay = { from: "2026-09-04", flexibleDays: 1 };
    expect(await search({ where: { stay } })).toMatchObject({ ids: [3], stays: ["2026-09-05"] });
  });

  test("a stay begins on the days of the week that were asked for", async () => {
    expect((await search({ where: { stay: { ...AUGUST, arrivalWeekdays: [5] } } })).ids).toEqual([2]);
  });

  test("the price of the whole stay, with cleaning, is at most what was asked; what is on request is no answer", async () => {
    expect((await search({ where: { stay: AUGUST, maxPrice: 675 } })).ids).toEqual([2]);
    expect((await search({ where: { stay: AUGUST, maxPrice: 674.99 } })).ids).toEqual([]);
    expect(await search({ where: { maxPrice: 1000 } })).toMatchObject({ total: 2, ids: [1, 2] });
  });

  test.each([
    ["price", [2, 1, 3, 4]],
    ["persons", [2, 1, 4, 3]],
    ["place", [2, 1, 3, 4]],
  ] as const)("by %s all are counted, and what nobody can have is there too", async (sort, ids) => {
    expect(await search({ sort })).toMatchObject({ total: 4, ids });
  });

  test("a next page goes on in the same order", async () => {
    const limit = { from: 1, size: 1 };
    expect(await search({ where: { stay: AUGUST }, sort: "price", limit })).toMatchObject({
      total: 2,
      ids: [1],
    });
  });
});
