import * as fc from "fast-check";
import { expect, test } from "vitest";
import { buildRows } from "./build-rows.ts";
import type { ListingRows } from "./listing-rows.ts";
import type { RowColumns } from "./packed-rows.ts";
import { patchRows } from "./patch-rows.ts";

type Listing = {
  readonly price: number;
  readonly moment: number;
  readonly kind: number;
  readonly city: number;
  readonly flags: number;
  readonly label: number;
  readonly area: number;
  readonly plot: number;
  readonly lng: number;
  readonly lat: number;
};
type Site = ReadonlyMap<number, Listing>;

/** Few different values, so that many listings share one. */
const listing: fc.Arbitrary<Listing> = fc.record({
  price: fc.constantFrom(NaN, 0, 950, 950.5, 250_000),
  moment: fc.constantFrom(NaN, -5, 0, 7, 7.5),
  kind: fc.constantFrom(1, 2, 9),
  city: fc.constantFrom(0, 3, 5, 404),
  flags: fc.constantFrom(0, 1, 24),
  label: fc.nat(5),
  area: fc.constantFrom(NaN, 39.5, 112.35, 900),
  plot: fc.constantFrom(NaN, 300, 5_000),
  lng: fc.constantFrom(NaN, 4.35),
  lat: fc.constantFrom(NaN, 50.85, 51.2),
});
const id = fc.integer({ min: 1, max: 30 });
const site = fc.array(fc.tuple(id, listing)).map((entries): Site => new Map(entries));

/** What one import or call changes: each of some listings is now so, or shown no more. */
const change = fc
  .array(fc.tuple(id, fc.option(listing)), { maxLength: 8 })
  .map((entries) => new Map(entries));

function columnsOf(listings: Site): RowColumns {
  const entries = [...listings].toSorted(([a], [b]) => a - b);
  const column = (read: (one: Listing) => number) => Float64Array.from(entries, ([, one]) => read(one));
  return {
    ids: Float64Array.from(entries, ([key]) => key),
    prices: column(({ price }) => price),
    moments: column(({ moment }) => moment),
    kinds: column(({ kind }) => kind),
    cities: column(({ city }) => city),
    flags: column(({ flags }) => flags),
    labels: column(({ label }) => label),
    areas: column(({ area }) => area),
    plots: column(({ plot }) => plot),
    lngs: column(({ lng }) => lng),
    lats: column(({ lat }) => lat),
  };
}

/** Cities are numbered as they come, and places without a listing may stay: told by the ids of the cities instead. */
function comparable({ cities, cityIds, cityIndexes, kindsEnd, ...rows }: ListingRows) {
  expect([...cityIndexes]).toEqual(cityIds.map((city, place) => [city, place]));
  return {
    ...rows,
    cities: [...cities].map((place) => cityIds[place]),
    areKindsBelowEnd: rows.kinds.every((kind) => kind < kindsEnd),
  };
}

test("after any changes, rows that were patched are those that are built anew", () => {
  fc.assert(
    fc.property(site, fc.array(change, { maxLength: 6 }), (first, changes) => {
      let listings = first;
      let rows = buildRows(columnsOf(first));
      for (const changed of changes) {
        const after = new Map(listings);
        for (const [key, now] of changed)
          if (now) after.set(key, now);
          else after.delete(key);
        const shown = new Map([...after].filter(([key]) => changed.has(key)));
        rows = patchRows(rows, [...changed.keys()], columnsOf(shown));
        listings = after;
        expect(comparable(rows)).toEqual(comparable(buildRows(columnsOf(listings))));
      }
    }),
    { numRuns: 400 },
  );
});
