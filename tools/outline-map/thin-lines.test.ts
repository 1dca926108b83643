import { expect, test } from "vitest";
import type { Point } from "./clip-ring.ts";
import { joinLines, longestLines, simplify } from "./thin-lines.ts";

const A: Point = [4, 51];
const B: Point = [4.1, 51];
const C: Point = [4.2, 51];
const D: Point = [4.3, 51.1];

test("pieces of a river become one line, whichever way each was drawn", () => {
  const [line, ...others] = joinLines([
    [A, B],
    [C, B],
    [C, D],
  ]);
  expect(others).toEqual([]);
  expect([line, line?.toReversed()]).toContainEqual([A, B, C, D]);
});

test("where three rivers meet, each stays a line of its own", () => {
  expect(
    joinLines([
      [A, B],
      [B, C],
      [B, D],
    ]).length,
  ).toBe(3);
});

test("of two tracks side by side one is drawn, and no siding of a hundred metres", () => {
  const second = [A, C].map(([x, y]): Point => [x, y + 0.0002]);
  const siding: Point[] = [
    [4.5, 51],
    [4.501, 51],
  ];
  expect(longestLines([[A, C], second, siding], 0.5)).toEqual([[A, C]]);
});

test("a straight line needs its two ends, a bend keeps its corner", () => {
  expect(simplify([A, B, C])).toEqual([A, C]);
  expect(simplify([A, B, D])).toEqual([A, B, D]);
});
