import { expect, test, vi } from "vitest";
import { writeSearched } from "#domain/figures/searched.ts";
import { createSearchCounter } from "./search-counter.ts";

const GHENT = { deal: "sale", kind: 1, band: 3, places: ["c7"], foundNothing: false } as const;

function counter() {
  const written: unknown[] = [];
  const state = { now: new Date("2026-11-24T23:30:00Z"), isAway: false };
  const made = createSearchCounter({
    now: () => state.now,
    log: { warn: vi.fn() },
    addSearches: async (siteId, { day, searches }) => {
      if (state.isAway) throw new Error("away");
      for (const search of searches) written.push([siteId, day, search]);
    },
  });
  return { ...made, written, state };
}

test("the same search is one row with its count, for each site, on the day in Brussels on which it is written", async () => {
  const { count, flush, written } = counter();
  count("huyzen", writeSearched(GHENT));
  count("huyzen", writeSearched(GHENT));
  count("zilt", writeSearched(GHENT));
  await flush();
  expect(written).toEqual([
    ["huyzen", "2026-11-25", { ...GHENT, count: 2 }],
    ["zilt", "2026-11-25", { ...GHENT, count: 1 }],
  ]);
  await flush();
  expect(written).toHaveLength(2);
});

test("what a database that is away does not take is written when it is back, once", async () => {
  const { count, flush, written, state } = counter();
  state.isAway = true;
  count("huyzen", writeSearched(GHENT));
  await flush();
  count("huyzen", writeSearched(GHENT));
  state.isAway = false;
  await flush();
  expect(written).toEqual([["huyzen", "2026-11-25", { ...GHENT, count: 2 }]]);
});

test("whoever tries all searches that there are fills no memory", async () => {
  const { count, flush, written } = counter();
  for (let town = 0; town < 30_000; town += 1)
    count("huyzen", writeSearched({ ...GHENT, places: [`c${town}`] }));
  await flush();
  expect(written).toHaveLength(20_000);
});
