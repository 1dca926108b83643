import * as fc from "fast-check";
import { expect, test } from "vitest";
import { EMPTY_LISTING_QUERY, readListingQuery, writeListingQuery } from "../listing/query.ts";
import {
  type Criteria,
  criteriaOf,
  type MatchedUnit,
  type MatchedListing,
  matchesCriteria,
  queryOf,
} from "./criteria.ts";
import { digestOf, type WaitingNews } from "./digest.ts";
import { lastDigestMoment } from "./frequency.ts";
import { followListing, type MarketState, type SeenListing } from "./market.ts";

const ANYTHING = criteriaOf(EMPTY_LISTING_QUERY);
const HOME: MatchedUnit = {
  headTypeIds: [1],
  subTypeIds: [11],
  price: 300_000,
  bedrooms: 3,
  area: 120,
  areaGround: 400,
  energyLabel: "C",
  hasTerrace: true,
  hasGarden: null,
  hasParking: true,
  hasElevator: false,
  isNewBuilding: false,
};
const HOUSE: MatchedListing = { transaction: 1, city: 90000, price: 300_000, units: [HOME] };

test.each<[string, Partial<Criteria>, Partial<MatchedListing>, boolean]>([
  ["whoever asks nothing hears of everything", {}, {}, true],
  ["a house in Ghent", { cities: [90000], types: [1] }, {}, true],
  ["one of several cities", { cities: [1, 90000] }, {}, true],
  ["another city", { cities: [1] }, {}, false],
  ["another type", { types: [3] }, {}, false],
  ["to let instead of for sale", { transactions: [2] }, {}, false],
  ["exactly the dearest", { priceMax: 300_000 }, {}, true],
  ["a euro too dear", { priceMax: 299_999 }, {}, false],
  ["exactly the cheapest", { priceMin: 300_000 }, {}, true],
  ["too cheap", { priceMin: 300_001 }, {}, false],
  ["a price that nobody knows", { priceMax: 900_000 }, { units: [{ ...HOME, price: null }] }, false],
  ["no price asked and none known", {}, { units: [{ ...HOME, price: null }] }, true],
  ["three bedrooms", { bedrooms: [3] }, {}, true],
  ["two or four bedrooms", { bedrooms: [2, 4] }, {}, false],
  ["six and more", { bedrooms: [6] }, { units: [{ ...HOME, bedrooms: 9 }] }, true],
  ["a project with an estate of two", { bedrooms: [2] }, { units: [HOME, { ...HOME, bedrooms: 2 }] }, true],
  [
    "a project whose estates meet each a part",
    { bedrooms: [2], priceMax: 300_000 },
    { units: [HOME, { ...HOME, bedrooms: 2, price: 310_000 }] },
    false,
  ],
  ["a terrace and a place to park", { terrace: 1, parking: 1 }, {}, true],
  ["a garden that nobody speaks of", { garden: 1 }, {}, false],
  ["no lift", { lift: 1 }, {}, false],
  ["large enough inside and outside", { areaMin: 120, plotMin: 400 }, {}, true],
  ["a metre too small", { areaMin: 121 }, {}, false],
  ["a label that is good enough", { epcMin: "C" }, {}, true],
  ["a label that is not", { epcMin: "B" }, {}, false],
  ["a label that nobody knows", { epcMin: "B" }, { units: [{ ...HOME, energyLabel: null }] }, false],
  ["or may be unknown", { epcMin: "B", epcUnknown: 1 }, { units: [{ ...HOME, energyLabel: null }] }, true],
  ["what stands already", { newBuild: 0 }, {}, true],
  ["new-build", { newBuild: 1 }, {}, false],
  ["bedrooms that nobody counted", { bedrooms: [1] }, { units: [{ ...HOME, bedrooms: null }] }, false],
])("%s", (_, criteria, listing, expected) => {
  expect(matchesCriteria({ ...ANYTHING, ...criteria }, { ...HOUSE, ...listing })).toBe(expected);
});

test("the filters of a list are carried over, and lead back to the same list", () => {
  const search = "city=1&city=90000&price-max=400000&type=1&transaction=1&bedrooms=2&bedrooms=3";
  expect(writeListingQuery(queryOf(criteriaOf(readListingQuery(new URLSearchParams(search)))))).toBe(
    writeListingQuery(readListingQuery(new URLSearchParams(search))),
  );
});

test("four bedrooms at least means four, five, six and more", () => {
  expect(criteriaOf({ ...EMPTY_LISTING_QUERY, bedMin: 4 }).bedrooms).toEqual([4, 5, 6]);
  expect(criteriaOf({ ...EMPTY_LISTING_QUERY, bedMin: 12 }).bedrooms).toEqual([6]);
});

const seldom = <T>(wanted: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 8, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: wanted });

test("asking less never loses a listing", () => {
  const yes = seldom(fc.constant(1));
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 4 }));
  const criteria = fc.record<Criteria>({
    transactions: ids,
    types: ids,
    subTypes: ids,
    cities: ids,
    priceMin: fc.option(fc.integer({ min: 0, max: 9 })),
    priceMax: fc.option(fc.integer({ min: 0, max: 9 })),
    bedrooms: fc.uniqueArray(fc.integer({ min: 0, max: 6 })),
    municipalities: fc.constant([]),
    radius: fc.constant(null),
    areaMin: seldom(fc.integer({ min: 1, max: 9 })),
    plotMin: seldom(fc.integer({ min: 1, max: 9 })),
    terrace: yes,
    garden: yes,
    parking: yes,
    lift: yes,
    epcMin: seldom(fc.constantFrom("A", "C", "F")),
    epcUnknown: yes,
    newBuild: seldom(fc.constantFrom(0, 1)),
  });
  const id = fc.integer({ min: 1, max: 4 });
  const listing = fc.record<MatchedListing>({
    transaction: id,
    city: id,
    price: fc.constant(null),
    units: fc.array(
      fc.record({
        headTypeIds: fc.array(id),
        subTypeIds: fc.array(id),
        price: fc.option(fc.integer({ min: 0, max: 9 })),
        bedrooms: fc.option(fc.integer({ min: 0, max: 9 })),
        area: fc.option(fc.integer({ min: 0, max: 9 })),
        areaGround: fc.option(fc.integer({ min: 0, max: 9 })),
        energyLabel: fc.option(fc.constantFrom("A", "D_B", "F")),
        hasTerrace: fc.option(fc.boolean()),
        hasGarden: fc.option(fc.boolean()),
        hasParking: fc.option(fc.boolean()),
        hasElevator: fc.option(fc.boolean()),
        isNewBuilding: fc.option(fc.boolean()),
      }),
    ),
  });
  fc.assert(
    fc.property(
      criteria,
      listing,
      // Unknown labels are asked for beside good ones: that asks more.
      fc.constantFrom(...(Object.keys(ANYTHING) as (keyof Criteria)[]).filter((key) => key !== "epcUnknown")),
      (asked, one, key) => {
        fc.pre(matchesCriteria(asked, one));
        expect(matchesCriteria({ ...asked, [key]: ANYTHING[key] }, one)).toBe(true);
      },
    ),
  );
});

const NOW = new Date("2026-03-02T11:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);
const OFFERED: MarketState = {
  isOffered: true,
  since: hoursAgo(1_000),
  transaction: 1,
  price: 400_000,
  lowest: 400_000,
};
const SEEN: SeenListing = { isPublished: true, transaction: 1, price: 400_000 };
const AWAY: MarketState = { ...OFFERED, isOffered: false };

test.each<[string, MarketState | null, Partial<SeenListing>, unknown]>([
  ["a listing that was never there is new", null, {}, { kind: "new" }],
  ["one that comes sold is no news", null, { transaction: 5 }, null],
  ["one that comes rented is no news", null, { transaction: 6 }, null],
  ["the same as before is no news", OFFERED, {}, null],
  ["a lower price is", OFFERED, { price: 380_000 }, { kind: "price", before: 400_000, after: 380_000 }],
  ["a higher price is none", OFFERED, { price: 420_000 }, null],
  ["a price that goes on request is none", OFFERED, { price: null }, null],
  ["a price of nothing is none", OFFERED, { price: 0 }, null],
  ["a price that comes where there was none is none", { ...OFFERED, price: null, lowest: null }, {}, null],
  ["a price that went up and down again is none", { ...OFFERED, price: 450_000 }, { price: 400_000 }, null],
  ["a sale that becomes a let is none", OFFERED, { transaction: 2, price: 1_200 }, null],
  [
    "a public sale at a lower price is",
    OFFERED,
    { transaction: 3, price: 300_000 },
    { kind: "price", before: 400_000, after: 300_000 },
  ],
  ["what is sold is no news", OFFERED, { transaction: 5, price: 300_000 }, null],
  ["what is taken off is no news", OFFERED, { isPublished: false }, null],
  ["a sale that fell through is back", { ...AWAY, since: hoursAgo(24) }, {}, { kind: "back" }],
  ["one that a faulty import took off is not", { ...AWAY, since: hoursAgo(23) }, {}, null],
  ["one that is still sold is not", AWAY, { transaction: 5 }, null],
])("%s", (_, before, seen, news) => {
  expect(followListing(before, { ...SEEN, ...seen }, NOW).news).toEqual(news);
});

test("what is told once is never told again by looking again", () => {
  const seen = fc.record<SeenListing>({
    isPublished: fc.boolean(),
    transaction: fc.constantFrom(1, 2, 3, 5, 6),
    price: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(fc.array(seen, { minLength: 1 }), (all) => {
      let state: MarketState | null = null;
      all.forEach((one, day) => {
        const now = new Date(NOW.getTime() + day * 48 * 3_600_000);
        state = followListing(state, one, now).state;
        expect(followListing(state, one, now).news).toBeNull();
      });
    }),
  );
});

test("while a listing is away, its price is remembered", () => {
  const away = followListing(OFFERED, { ...SEEN, isPublished: false, price: null }, NOW).state;
  expect(away).toMatchObject({ isOffered: false, since: NOW, price: 400_000, lowest: 400_000 });
});

const note = (estateId: number, news: WaitingNews["news"], hours = 1): WaitingNews => ({
  estateId,
  news,
  notedAt: hoursAgo(hours),
});
const offered = (...ids: number[]) => new Map(ids.map((id) => [id, HOUSE]));
const drop = (before: number, after: number) => ({ kind: "price", before, after }) as const;

test("newest news comes first, each listing once", () => {
  const waiting = [
    note(1, { kind: "new" }, 5),
    note(2, { kind: "back" }, 2),
    note(1, drop(310_000, 300_000), 1),
  ];
  expect(digestOf(waiting, offered(1, 2), ANYTHING)).toEqual({
    entries: [
      { estateId: 1, news: { kind: "new" } },
      { estateId: 2, news: { kind: "back" } },
    ],
    more: 0,
    counts: { new: 1, back: 1, price: 0 },
  });
});

test("several drops between two mails are told as one", () => {
  const waiting = [note(1, drop(350_000, 330_000), 9), note(1, drop(330_000, 300_000), 2)];
  expect(digestOf(waiting, offered(1), ANYTHING)?.entries).toEqual([
    { estateId: 1, news: drop(350_000, 300_000) },
  ]);
});

test("a drop that was taken back meanwhile is not told", () => {
  expect(digestOf([note(1, drop(300_000, 280_000))], offered(1), ANYTHING)).toBeNull();
});

test("what was sold meanwhile, or is looked for no more, is not told", () => {
  const waiting = [note(1, { kind: "new" }), note(2, { kind: "new" })];
  expect(digestOf(waiting, offered(2), ANYTHING)?.entries.map(({ estateId }) => estateId)).toEqual([2]);
  expect(digestOf(waiting, offered(1, 2), { ...ANYTHING, cities: [1] })).toBeNull();
  expect(digestOf([], offered(1), ANYTHING)).toBeNull();
});

test("a mail shows twenty listings and says how many more there are", () => {
  const ids = Array.from({ length: 53 }, (_, at) => at + 1);
  const digest = digestOf(
    ids.map((id) => note(id, { kind: "new" })),
    offered(...ids),
    ANYTHING,
  );
  expect([digest?.entries.length, digest?.more, digest?.counts.new]).toEqual([20, 33, 53]);
});

test.each([
  ["daily", "2026-01-15T06:59:59Z", "2026-01-14T07:00:00Z"],
  ["daily", "2026-01-15T07:00:00Z", "2026-01-15T07:00:00Z"],
  ["daily", "2026-07-15T06:00:00Z", "2026-07-15T06:00:00Z"],
  // The clocks go forward in the night of 29 March 2026, and back in that of 25 October.
  ["daily", "2026-03-29T05:59:00Z", "2026-03-28T07:00:00Z"],
  ["daily", "2026-03-29T06:30:00Z", "2026-03-29T06:00:00Z"],
  ["daily", "2026-10-25T06:30:00Z", "2026-10-24T06:00:00Z"],
  ["daily", "2026-10-25T07:00:00Z", "2026-10-25T07:00:00Z"],
  ["weekly", "2026-03-02T07:00:00Z", "2026-03-02T07:00:00Z"],
  ["weekly", "2026-03-02T06:59:00Z", "2026-02-23T07:00:00Z"],
  ["weekly", "2026-03-08T23:30:00Z", "2026-03-02T07:00:00Z"],
  ["weekly", "2026-03-30T05:59:00Z", "2026-03-23T07:00:00Z"],
  ["weekly", "2026-03-30T06:00:00Z", "2026-03-30T06:00:00Z"],
  ["weekly", "2026-01-01T12:00:00Z", "2025-12-29T07:00:00Z"],
] as const)("%s digests at %s were last due at %s", (frequency, now, due) => {
  expect(lastDigestMoment(frequency, new Date(now)).toISOString()).toBe(due.replace("Z", ".000Z"));
});
