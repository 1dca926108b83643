import { expect, test } from "vitest";
import type { Point } from "./clip-ring.ts";
import type { Polygon } from "./pack-polygons.ts";
import { riverLines } from "./river-lines.ts";

const BOX = { west: 2, south: 49, east: 7, north: 52 };

/** A triangle that is left of a river at a place. */
const piece = ([x, y]: Point): Polygon => [
  [
    [x, y],
    [x + 0.001, y],
    [x, y + 0.001],
    [x, y],
  ],
];
const row = (count: number, from: Point, [east, north]: Point): Polygon[] =>
  Array.from({ length: count }, (_, at) => piece([from[0] + at * east, from[1] + at * north]));

test("a row of pieces becomes one river, from its first to its last", () => {
  const [river, ...others] = riverLines(row(20, [4, 51], [0.02, 0]), BOX);
  expect(others).toEqual([]);
  expect(river!.map(([x]) => x)).toEqual(river!.map(([x]) => x).toSorted((a, b) => a - b));
  expect([river![0]![0], river!.at(-1)![0]].map((x) => Number(x.toFixed(2)))).toEqual([4, 4.38]);
});

test("two rivers that meet are three lines, and share the place where they do", () => {
  const lines = riverLines([...row(20, [4, 51], [0.02, 0]), ...row(10, [4.2, 51.012], [0, 0.012])], BOX);
  expect(lines.length).toBe(3);
  const ends = lines.flatMap((line) => [line[0]!, line.at(-1)!]).map(String);
  expect(ends.length - new Set(ends).size).toBe(2);
});

test("a pond is no river, and a river beyond the map is not drawn", () => {
  expect(riverLines(row(3, [4, 51], [0.02, 0]), BOX)).toEqual([]);
  expect(riverLines(row(20, [1, 51], [0.02, 0]), BOX)).toEqual([]);
});
