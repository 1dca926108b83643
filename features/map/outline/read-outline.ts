import type { Feature, FeatureCollection, MultiLineString, MultiPolygon, Point, Position } from "geojson";
import type { Locale } from "#domain/locale/locale.ts";

/** Polygons as rings of steps: `[x, y, dx, dy, …]` in thousandths of a degree, each from the corner before it. */
export type PackedPolygons = readonly (readonly (readonly number[])[])[];

/** Lines in the same steps. */
export type PackedLines = readonly (readonly number[])[];

export type PlaceRow = readonly [
  longitude: number,
  latitude: number,
  rank: number,
  name: string,
  names?: Readonly<Partial<Record<Locale, string>>>,
];

export type PlaceProperties = { readonly name: string; readonly rank: number };

const STEPS_PER_DEGREE = 1_000;

export function readPolygons(packed: PackedPolygons): Feature<MultiPolygon> {
  const coordinates = packed.map((polygon) => polygon.map((ring) => readRing(ring)));
  return { type: "Feature", properties: {}, geometry: { type: "MultiPolygon", coordinates } };
}

export function readLines(packed: PackedLines, stepsPerDegree = STEPS_PER_DEGREE): Feature<MultiLineString> {
  return {
    type: "Feature",
    properties: {},
    geometry: {
      type: "MultiLineString",
      coordinates: packed.map((steps) => readSteps(steps, stepsPerDegree)),
    },
  };
}

/** Every city under the name that speakers of a language give it. */
export function readPlaces(
  rows: readonly PlaceRow[],
  locale: Locale,
): FeatureCollection<Point, PlaceProperties> {
  return {
    type: "FeatureCollection",
    features: rows.map(([lng, lat, rank, name, names]) => ({
      type: "Feature",
      properties: { name: names?.[locale] ?? name, rank },
      geometry: { type: "Point", coordinates: [lng, lat] },
    })),
  };
}

function readRing(steps: readonly number[]): Position[] {
  const ring = readSteps(steps);
  return ring[0] ? [...ring, ring[0]] : ring;
}

function readSteps(steps: readonly number[], stepsPerDegree = STEPS_PER_DEGREE): Position[] {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    x += steps[at]!;
    y += steps[at + 1]!;
    line.push([x / stepsPerDegree, y / stepsPerDegree]);
  }
  return line;
}
