import { expect, test } from "vitest";
import {
  type Corner,
  EMPTY_LISTING_QUERY,
  readListingQuery,
  writeListingQuery,
} from "#domain/listing/query.ts";
import { frameOfRing, ringOfDrawing, ringOfFrame } from "./area-ring.ts";

const circle = (corners: number): Corner[] =>
  Array.from({ length: corners }, (_, at) => {
    const angle = (at * 2 * Math.PI) / corners;
    return [3.7 + 0.1 * Math.cos(angle), 51.05 + 0.1 * Math.sin(angle)];
  });

test("a search of what is in view survives its address", () => {
  const area = ringOfFrame([3.612345, 50.98, 3.81, 51.1]);
  const address = writeListingQuery({ ...EMPTY_LISTING_QUERY, area });
  expect(readListingQuery(new URLSearchParams(address)).area).toEqual(area);
  expect(frameOfRing(area)).toEqual([3.6123, 50.98, 3.81, 51.1]);
});

test("a line of a thousand points becomes an area that an address can hold", () => {
  const area = ringOfDrawing(circle(1_000))!;
  expect(area.length).toBeLessThanOrEqual(40);
  expect(area.length).toBeGreaterThan(20);
  const address = writeListingQuery({ ...EMPTY_LISTING_QUERY, area });
  expect(readListingQuery(new URLSearchParams(address)).area).toEqual(area);
});

test("a click without a movement, and a straight line, are no area", () => {
  expect(
    ringOfDrawing([
      [3.7, 51.05],
      [3.7, 51.05],
      [3.70001, 51.05],
    ]),
  ).toBeNull();
  expect(
    ringOfDrawing([
      [3.7, 51],
      [3.8, 51],
      [3.9, 51],
    ]),
  ).toBeNull();
});
