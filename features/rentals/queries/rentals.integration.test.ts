import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { RentalResult, RentalSearch, type RentalWhere } from "../schema/search.ts";
import { stayClock } from "#domain/rental/stay-clock.ts";
import type { OpenStorage } from "#server/database/open-storage.ts";
import { openTestStorage, TEST_SERVERS } from "#server/database/testing/test-database.ts";
import { importRentalsForTest, testUnit } from "./testing/test-rentals.ts";

const NOW = new Date("2026-06-01T10:00:00Z");
const CLOCK = stayClock(NOW, {});
const DAY = 86_400_000;
const photo = (id: number) => ({ id, file: "0f".repeat(16) });

describe.each(TEST_SERVERS)("on %s", (server) => {
  let storage: OpenStorage;
  beforeAll(async () => {
    storage = await openTestStorage(server);
    await importRentalsForTest(storage, {
      siteId: "zee",
      units: [
        testUnit(1),
        testUnit(2, { location: { id: 2 }, maxOccupation: 8, subKind: { id: 2 }, city: { id: 84200 } }),
        testUnit(3, { maxOccupation: 2 }, { periods: [], costs: null }),
      ],
    });
    await importRentalsForTest(storage, { siteId: "land", units: [testUnit(1, { maxOccupation: 6 })] });
  });
  afterAll(() => storage.close());

  const search = async (where: RentalWhere, now = NOW) => {
    const { total, results } = await storage.rentals.search(
      "zee",
      RentalSearch.parse({ where }),
      stayClock(now, {}),
    );
    return { total, ids: results.map(({ id }) => id), prices: results.map(({ priceFrom }) => priceFrom) };
  };
  const hold = (
    siteId: string,
    unitId: number,
    periodId: number,
    { persons = 2, now = NOW, isConfirmed = true } = {},
  ) =>
    storage.transact((client) => {
      const wish = { unitId, periodId, persons, clock: stayClock(now, {}), isConfirmed };
      return storage.rentals.hold(client, siteId, wish);
    });

  test("markers are the same homes at the same prices, with their places and no more", async () => {
    const asked = { where: { maxOccupations: [4, 8] }, sort: "price" } as const;
    const searched = async (view: "full" | "marker") =>
      (await storage.rentals.search("zee", RentalSearch.parse({ ...asked, view }), CLOCK)).results;
    const [full, markers] = [await searched("full"), await searched("marker")];
    const pricesOf = (units: typeof full) => units.map(({ id, priceFrom }) => [id, priceFrom]);
    expect(pricesOf(markers)).toEqual(pricesOf(full));
    for (const marker of markers) {
      expect(RentalResult.parse(marker)).toMatchObject({ general: {}, options: [], photos: [] });
      expect(JSON.stringify(marker)).not.toMatch(/Zeedijk|Neptunus/);
    }
  });

  test.each<[string, RentalWhere, number[]]>([
    ["everything", {}, [1, 2, 3]],
    ["one location", { locations: [1] }, [1, 3]],
    ["either of two locations", { locations: [1, 2] }, [1, 2, 3]],
    ["a kind", { subKinds: [2] }, [2]],
    ["a city", { cities: [84200] }, [2]],
    ["who sleeps four or eight", { maxOccupations: [4, 8] }, [1, 2]],
    ["a type of stay", { periodTypes: [2] }, [1, 2]],
    ["a day of arrival", { periodStartDates: ["2026-07-11"] }, [1, 2]],
    ["exact days", { periodDates: [{ start: "2026-07-04", end: "2026-07-11" }] }, [1, 2]],
    ["days that nobody offers", { periodDates: [{ start: "2026-07-04", end: "2026-07-12" }] }, []],
    ["a weekend that begins on a week's day", { periodTypes: [2], periodStartDates: ["2026-07-04"] }, []],
    ["a location that is none", { locations: [99] }, []],
    ["all at once", { locations: [2], subKinds: [2], maxOccupations: [8], periodTypes: [1] }, [2]],
  ])("a search for %s", async (_what, where, ids) => {
    expect(await search(where)).toMatchObject({ total: ids.length, ids });
  });

  test("the price of a card is the cheapest stay that fits, with what every guest pays", async () => {
    expect((await search({ locations: [1] })).prices).toEqual([375, null]);
    expect((await search({ periodTypes: [1], locations: [1] })).prices).toEqual([725]);
    const afterAll = new Date("2026-08-01T00:00:00Z");
    expect(await search({}, afterAll)).toMatchObject({ total: 3, prices: [null, null, null] });
    expect((await search({ periodTypes: [1] }, afterAll)).ids).toEqual([]);
    const { results } = await storage.rentals.search("zee", RentalSearch.parse({}), CLOCK);
    expect(results.map(({ isAvailable }) => isAvailable)).toEqual([true, true, false]);
  });

  test("a type of stay is found where it can still be had: not where it is taken or too short, nor after it was taken off", async () => {
    const week = { id: 1, type: { id: 1 }, start: "2026-07-04", end: "2026-07-11", price: 650 };
    const units = [
      testUnit(1, {}, { periods: [week] }),
      testUnit(2, {}, { periods: [{ ...week, available: false }] }),
      testUnit(3, {}, { periods: [{ ...week, minimumNights: 8 }] }),
      testUnit(4, {}, { periods: [{ ...week, type: { id: 2 } }] }),
    ];
    const weeks = async () => {
      const ofAWeek = RentalSearch.parse({ where: { periodTypes: [1] } });
      return (await storage.rentals.search("soort", ofAWeek, CLOCK)).results.map(({ id }) => id);
    };
    await importRentalsForTest(storage, { siteId: "soort", units });
    expect(await weeks()).toEqual([1]);
    const [, , , weekend] = units;
    const changed = [testUnit(1, {}, { periods: [] }), testUnit(4, {}, { periods: [week] })];
    await importRentalsForTest(storage, { siteId: "soort", units: changed, partial: true });
    expect(await weeks()).toEqual([4]);
    await importRentalsForTest(storage, { siteId: "soort", units: [weekend!] });
    expect(await weeks()).toEqual([]);
  });

  test.each([
    [0, ["2026-07-04", "2026-07-10", "2026-07-11"]],
    [1, ["2026-07-10", "2026-07-11"]],
    [7, ["2026-07-11"]],
    [8, []],
  ])(
    "with %i days of notice, on 4 July stays can be asked for from %j on, wherever they are told",
    async (days, starts) => {
      const clock = stayClock(new Date("2026-07-04T06:00:00Z"), { stayNoticeDays: days });
      const siteId = `notice-${days}`;
      await importRentalsForTest(storage, { siteId, units: [testUnit(1)] });
      expect((await storage.rentals.filters(siteId, clock)).periodStartDates).toEqual(starts);
      const periods = await storage.rentals.periods(siteId, 1, clock);
      expect(periods.map(({ start }) => start)).toEqual(["2026-07-04", "2026-07-10", "2026-07-11"]);
      expect(periods.filter(({ available }) => available).map(({ start }) => start)).toEqual(starts);
      expect(periods.some(({ isTaken }) => isTaken)).toBe(false);
      for (const { start, type } of periods) {
        const where = { periodStartDates: [start] };
        const { total } = await storage.rentals.search(siteId, RentalSearch.parse({ where }), clock);
        expect(total).toBe(starts.includes(start) ? 1 : 0);
        expect(type).not.toBeNull();
      }
      const ofWeeks = RentalSearch.parse({ where: { periodTypes: [1] } });
      expect((await storage.rentals.search(siteId, ofWeeks, clock)).total).toBe(days < 8 ? 1 : 0);
      const [card] = (await storage.rentals.search(siteId, RentalSearch.parse({}), clock)).results;
      expect(card).toMatchObject({ isAvailable: starts.length > 0 });
      for (const { id, start } of periods) {
        const wish = { unitId: 1, periodId: id, persons: 2, clock, isConfirmed: false };
        const outcome = await storage
          .transact((client) =>
            storage.rentals.hold(client, siteId, wish).then((held) => Promise.reject(held)),
          )
          .catch((held: unknown) => held);
        expect(outcome).toMatchObject(
          starts.includes(start) ? { kind: "held" } : { kind: "refused", reason: "too-soon" },
        );
      }
    },
  );

  test("a page of a list tells the whole total", async () => {
    const limit = { from: 1, size: 1 };
    const page = await storage.rentals.search("zee", RentalSearch.parse({ limit }), CLOCK);
    expect([page.total, page.results.map(({ id }) => id)]).toEqual([3, [2]]);
    const beyond = await storage.rentals.search("zee", RentalSearch.parse({ limit: { from: 50 } }), CLOCK);
    expect([beyond.total, beyond.results]).toEqual([3, []]);
  });

  test("filters name what there is, and the days that are still to come", async () => {
    const filters = await storage.rentals.filters("zee", stayClock(new Date("2026-07-06T10:00:00Z"), {}));
    expect(filters).toMatchObject({
      locations: [{ id: 1 }, { id: 2 }],
      subKinds: [{ id: 1 }, { id: 2 }],
      maxOccupations: [2, 4, 8],
      cities: [
        { id: 84200 },
        { id: 84000, zip: "8400", name: { nl: "Oostende", fr: "Ostende", de: "Oostende" } },
      ],
      periodTypes: [{ id: 1 }, { id: 2 }],
      periodStartDates: ["2026-07-10", "2026-07-11"],
      periodDates: [
        { start: "2026-07-10", end: "2026-07-13" },
        { start: "2026-07-11", end: "2026-07-18" },
      ],
    });
  });

  test("a request keeps its nights from others for three days: the week, and every stay that shares a night", async () => {
    expect(await hold("zee", 2, 3)).toMatchObject({
      kind: "held",
      period: { id: 3 },
      until: new Date(NOW.getTime() + 3 * DAY),
    });
    for (const period of [2, 3]) {
      expect(await hold("zee", 2, period)).toEqual({ kind: "refused", reason: "taken" });
    }
    const taken = await storage.rentals.periods("zee", 2, CLOCK);
    expect(taken.map(({ id, available }) => [id, available])).toEqual([
      [1, false],
      [3, false],
      [2, false],
    ]);
    expect((await search({ periodTypes: [1] })).ids).toEqual([1]);
    const later = new Date(NOW.getTime() + 3 * DAY + 1);
    expect((await search({ periodTypes: [1] }, later)).ids).toEqual([1, 2]);
    expect(await hold("zee", 2, 1, { now: later })).toMatchObject({ kind: "held" });
    expect(await hold("land", 1, 3)).toMatchObject({ kind: "held" });
  });

  test("what an address asks for that never confirmed is kept for two hours, and free by itself after them", async () => {
    await importRentalsForTest(storage, { siteId: "kort", units: [testUnit(7)] });
    const until = new Date(NOW.getTime() + 2 * 3_600_000);
    expect(await hold("kort", 7, 2, { isConfirmed: false })).toMatchObject({ kind: "held", until });
    const almost = new Date(until.getTime() - 1);
    expect(await hold("kort", 7, 3, { now: almost })).toEqual({ kind: "refused", reason: "taken" });
    const periods = await storage.rentals.periods("kort", 7, stayClock(until, {}));
    expect(periods.find(({ id }) => id === 2)).toMatchObject({ available: true, isTaken: false });
    expect(await hold("kort", 7, 3, { now: until })).toMatchObject({ kind: "held" });
  });

  test("of many who ask for one week at the same moment, exactly one gets it", async () => {
    await importRentalsForTest(storage, { siteId: "druk", units: [testUnit(7)] });
    const outcomes = await Promise.all(Array.from({ length: 24 }, () => hold("druk", 7, 2)));
    const kinds = outcomes.map((outcome) => (outcome.kind === "refused" ? outcome.reason : outcome.kind));
    expect(kinds.filter((kind) => kind === "held")).toHaveLength(1);
    expect(kinds.filter((kind) => kind === "taken")).toHaveLength(23);
  });

  test("what is taken back was never kept", async () => {
    const failed = storage.transact(async (client) => {
      const wish = { unitId: 1, periodId: 1, persons: 2, clock: CLOCK, isConfirmed: true };
      await storage.rentals.hold(client, "zee", wish);
      throw new Error("the mail could not be written");
    });
    await expect(failed).rejects.toThrow("mail");
    expect((await storage.rentals.periods("zee", 1, CLOCK))[0]).toMatchObject({ id: 1, available: true });
  });

  test.each([
    ["too many people", 1, 1, { persons: 5 }, { kind: "refused", reason: "too-many-people" }],
    [
      "a stay of the past",
      1,
      1,
      { now: new Date("2026-07-05T00:00:00Z") },
      { kind: "refused", reason: "past" },
    ],
    ["a stay that is none", 1, 99, {}, { kind: "unknown-period" }],
    ["a unit that is none", 99, 1, {}, { kind: "unknown-unit" }],
  ])("%s is refused", async (_what, unitId, periodId, more, expected) => {
    expect(await hold("zee", unitId, periodId, more)).toEqual(expected);
  });

  test("another site's unit is unknown", async () => {
    expect(await storage.rentals.find("land", 2)).toEqual({ kind: "unknown" });
    expect(await hold("land", 2, 1)).toEqual({ kind: "unknown-unit" });
    expect(await storage.rentals.periods("land", 2, CLOCK)).toEqual([]);
    expect((await storage.rentals.filters("land", CLOCK)).maxOccupations).toEqual([6]);
  });

  test("an import changes what differs, and takes off what is no longer there", async () => {
    const first = [testUnit(1), testUnit(2), testUnit(3)];
    expect(await importRentalsForTest(storage, { siteId: "om", units: first })).toEqual({
      added: 3,
      changed: 0,
      removed: 0,
    });
    expect(await importRentalsForTest(storage, { siteId: "om", units: first })).toEqual({
      added: 0,
      changed: 0,
      removed: 0,
    });
    const second = [testUnit(1, { maxOccupation: 6 }, { photos: [photo(5)] }), testUnit(2)];
    expect(await importRentalsForTest(storage, { siteId: "om", units: second })).toEqual({
      added: 0,
      changed: 1,
      removed: 1,
    });
    expect(await storage.rentals.find("om", 1)).toMatchObject({ unit: { general: { maxOccupation: 6 } } });
    expect(await storage.rentals.photo("om", 5)).toBe("0f".repeat(16));
    expect(await storage.rentals.photo("zee", 5)).toBeNull();
    expect(await storage.rentals.find("om", 3)).toEqual({ kind: "gone" });
    expect((await storage.rentals.addresses("om")).map(({ id }) => id)).toEqual([1, 2]);
    const more = [testUnit(3), testUnit(4)];
    expect(await importRentalsForTest(storage, { siteId: "om", units: more, partial: true })).toEqual({
      added: 2,
      changed: 0,
      removed: 0,
    });
    expect((await storage.rentals.find("om", 3)).kind).toBe("published");
    const twin = importRentalsForTest(storage, {
      siteId: "om",
      units: [testUnit(4, {}, { photos: [photo(5)] })],
      partial: true,
    });
    await expect(twin).rejects.toThrow("unit 1 of the site has a photo with the id 5 already");
  });

  test("a hidden address stays hidden", async () => {
    const hidden = {
      visible: false,
      street: { nl: "Geheimstraat" },
      number: "77",
      city: { id: 84000, zip: "8400" },
    };
    await importRentalsForTest(storage, { siteId: "stil", units: [testUnit(1, {}, { address: hidden })] });
    const { results } = await storage.rentals.search("stil", RentalSearch.parse({}), CLOCK);
    const told = JSON.stringify([results, await storage.rentals.find("stil", 1)]);
    expect(told).not.toMatch(/Geheimstraat|Neptunus|"77"/);
    expect(told).toContain("8400");
  });
});
