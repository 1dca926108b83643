import { expect, test } from "vitest";
import { circleAround } from "./circle-around.ts";

test("the circle of a hidden address is as wide as it is high, on the ground", () => {
  const ring = circleAround([4.35, 50.85], 500);
  const lngs = ring.map(([lng]) => lng);
  const lats = ring.map(([, lat]) => lat);
  const height = (Math.max(...lats) - Math.min(...lats)) * 111_320;
  const width = (Math.max(...lngs) - Math.min(...lngs)) * 111_320 * Math.cos((50.85 * Math.PI) / 180);
  expect(height).toBeCloseTo(1_000, 0);
  expect(width).toBeCloseTo(1_000, 0);
  expect(ring[0]).toEqual(ring.at(-1));
});
