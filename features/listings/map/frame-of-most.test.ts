import { expect, test } from "vitest";
import { frameOfMost } from "./frame-of-most.ts";

const ghent = Array.from({ length: 30 }, (_, at) => ({ lng: 3.7 + at / 1_000, lat: 51.05 }));

test("a single estate far away does not push the agency's city out of sight", () => {
  const [west, , east] = frameOfMost([...ghent, { lng: 5.7, lat: 50 }])!;
  expect(west).toBeGreaterThanOrEqual(3.7);
  expect(east).toBeLessThan(3.75);
});

test("where the estates lie evenly, every one is in view", () => {
  const [west, , east] = frameOfMost(ghent)!;
  expect([west, east]).toEqual([3.7, 3.729]);
});

test("of a few estates every one is in view", () => {
  expect(
    frameOfMost([
      { lng: 3.7, lat: 51 },
      { lng: 5.7, lat: 50 },
    ]),
  ).toEqual([3.7, 50, 5.7, 51]);
  expect(frameOfMost([])).toBeNull();
});
