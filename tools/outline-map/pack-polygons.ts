import { type Box, clipRing, type Point } from "./clip-ring.ts";

export type Polygon = readonly (readonly Point[])[];

/** Coordinates are kept in thousandths of a degree, about 100 m: finer than what the outlines were measured to. */
const STEPS_PER_DEGREE = 1_000;

/** Belgium and a little around it, where visitors look closely. */
const NEAR: Box = { west: 2.4, south: 49.4, east: 6.5, north: 51.6 };

/** Smallest ring worth its bytes, in square thousandths of a degree: about 1.2 km² near, 8 km² far; narrow rivers fall apart. */
const LEAST_NEAR = 160;
const LEAST_FAR = 1_000;

/** Rings as steps from corner to corner, first corner whole: `[3210, 51340, 12, -4, …]`. Tiny rings are left out. */
export function packPolygons(polygons: readonly Polygon[], box: Box): number[][][] {
  return polygons.flatMap((polygon) => {
    const rings = polygon.map((ring) => toSteps(clipRing(ring.slice(0, -1), box)));
    if (!rings[0] || !isWorthIt(rings[0])) return [];
    return [rings.filter(isWorthIt).map(toDeltas)];
  });
}

/** A line as steps from corner to corner, like a ring that stays open. */
export function packLine(line: readonly Point[], stepsPerDegree = STEPS_PER_DEGREE): number[] {
  return toDeltas(toSteps(line, stepsPerDegree));
}

function toSteps(ring: readonly Point[], stepsPerDegree = STEPS_PER_DEGREE): Point[] {
  const steps = ring.map(([lng, lat]): Point => [
    Math.round(lng * stepsPerDegree),
    Math.round(lat * stepsPerDegree),
  ]);
  return steps.filter(([x, y], at) => {
    const [beforeX, beforeY] = steps.at(at - 1)!;
    return x !== beforeX || y !== beforeY;
  });
}

function isWorthIt(ring: readonly Point[]): boolean {
  return ring.length >= 3 && areaOf(ring) >= (isNear(ring[0]!) ? LEAST_NEAR : LEAST_FAR);
}

function isNear([x, y]: Point): boolean {
  const [lng, lat] = [x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE];
  return lng > NEAR.west && lng < NEAR.east && lat > NEAR.south && lat < NEAR.north;
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], at) => {
    const [beforeX, beforeY] = ring.at(at - 1)!;
    return sum + beforeX * y - x * beforeY;
  }, 0);
  return Math.abs(twice) / 2;
}

function toDeltas(ring: readonly Point[]): number[] {
  return ring.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = ring[at - 1] ?? [0, 0];
    return [x - beforeX, y - beforeY];
  });
}
