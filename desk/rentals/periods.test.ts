import { expect, test } from "vitest";
import {
  changeWithin,
  countWithin,
  isWhole,
  overlapsIn,
  type Period,
  stayIn,
  withSeries,
} from "./periods.ts";

const week = (id: number, start: string, end: string, more: Partial<Period> = {}): Period => ({
  id,
  start,
  end,
  price: 700,
  type: { id: 1 },
  ...more,
});
const JULY = [week(1, "2026-07-04", "2026-07-11"), week(2, "2026-07-11", "2026-07-18")];
const ids = (periods: readonly Period[]) => periods.map(({ id }) => id);

test("weeks that follow each other are in nobody's way, and a weekend may lie in a week", () => {
  expect(overlapsIn([...JULY, week(3, "2026-07-10", "2026-07-13", { type: { id: 2 } })]).size).toBe(0);
});

test("two stays of one type over the same nights name each other", () => {
  const met = overlapsIn([...JULY, week(3, "2026-07-10", "2026-07-13")]);
  expect([met.get(3)?.id, met.get(1)?.id]).toEqual([1, 3]);
  expect(met.has(2)).toBe(true);
});

test("a series begins on its changeover day and leaves out what is there already", () => {
  const series = { start: "2026-07-01", end: "2026-08-01", changeover: 6, nights: 7, price: 900, type: 1 };
  const all = withSeries(JULY, series);
  expect(all.map(({ start }) => start)).toEqual(["2026-07-04", "2026-07-11", "2026-07-18", "2026-07-25"]);
  expect(all[2]).toEqual(week(3, "2026-07-18", "2026-07-25", { price: 900, available: true }));
  expect(overlapsIn(all).size).toBe(0);
});

test("a season has its price, and days are blocked", () => {
  const season = { start: "2026-07-11", end: "2026-07-31", type: null };
  expect(countWithin(JULY, season)).toBe(1);
  expect(changeWithin(JULY, season, { price: 950 }).map(({ price }) => price)).toEqual([700, 950]);
  expect(countWithin(JULY, { ...season, type: 2 })).toBe(0);
  const blocked = changeWithin(JULY, season, { available: false });
  expect(ids(blocked.filter(({ available }) => available === false))).toEqual([2]);
});

test("a week that a guest has is let, and the weekend within it is not free either", () => {
  const stay = { start: "2026-07-04", end: "2026-07-11" };
  const weekend = week(3, "2026-07-10", "2026-07-13", { type: { id: 2 } });
  expect([...JULY, weekend].map((period) => stayIn(period, [stay]))).toEqual([stay, null, stay]);
  expect([...JULY, weekend].map((period) => isWhole(period, stay))).toEqual([true, false, false]);
});
