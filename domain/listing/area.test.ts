import { expect, test } from "vitest";
import { insideOf } from "./area.ts";

const SQUARE = [
  [4, 50],
  [5, 50],
  [5, 51],
  [4, 51],
] as const;

test.each([
  ["in the middle", 4.5, 50.5, true],
  ["on an edge", 4.5, 51, true],
  ["at a corner", 5, 50, true],
  ["east of it", 5.1, 50.5, false],
  ["north of it", 4.5, 51.1, false],
  ["nowhere", Number.NaN, Number.NaN, false],
])("a point %s of a square is in it: %s, %s", (_, lng, lat, isIn) => {
  expect(insideOf(SQUARE)(lng, lat)).toBe(isIn);
  expect(insideOf([...SQUARE, SQUARE[0]])(lng, lat)).toBe(isIn);
  expect(insideOf(SQUARE.toReversed())(lng, lat)).toBe(isIn);
});

test("what lies in a bay of an area is outside", () => {
  const bay = [...SQUARE, [4.5, 50.5]] as const;
  expect([insideOf(bay)(4.1, 50.5), insideOf(bay)(4.5, 50.8)]).toEqual([false, true]);
});

test("a line that crosses itself goes around both of its loops, and around what it circles twice", () => {
  const eight = insideOf([
    [4, 50],
    [5, 51],
    [5, 50],
    [4, 51],
  ]);
  expect([eight(4.1, 50.5), eight(4.9, 50.5), eight(4.5, 50.9)]).toEqual([true, true, false]);
  expect(insideOf([...SQUARE, ...SQUARE])(4.5, 50.5)).toBe(true);
});
