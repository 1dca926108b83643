import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type Locale, LOCALES } from "#domain/locale/locale.ts";
import {
  type PackedLines,
  type PackedPolygons,
  type PlaceRow,
  readLines,
  readPlaces,
  readPolygons,
} from "./read-outline.ts";

const read = <T>(name: string) => JSON.parse(readFileSync(join(import.meta.dirname, name), "utf8")) as T;
const outline = read<{
  land: readonly PackedPolygons[];
  water: PackedPolygons;
  rivers: PackedLines;
}>("outline.json");
const { places } = read<{ places: readonly PlaceRow[] }>("places.json");

test("a packed ring comes back closed, in degrees", () => {
  const { geometry } = readPolygons([[[3700, 51000, 100, 0, 0, 50]]]);
  expect(geometry.coordinates).toEqual([
    [
      [
        [3.7, 51],
        [3.8, 51],
        [3.8, 51.05],
        [3.7, 51],
      ],
    ],
  ]);
});

test("the outline holds Belgium and its neighbours, and nothing outside its frame", () => {
  expect(outline.land.length).toBeGreaterThanOrEqual(6);
  const corners = [...outline.land, outline.water].flatMap((packed) =>
    readPolygons(packed).geometry.coordinates.flat(2),
  );
  expect(corners.length).toBeGreaterThan(5_000);
  expect(corners.every(([lng, lat]) => lng! > -1 && lng! < 9 && lat! > 48 && lat! < 54)).toBe(true);
});

test.each([
  ["the Leie in Deinze", [3.53, 50.98]],
  ["the Scheldt in Oudenaarde", [3.6, 50.85]],
  ["the Meuse in Namur", [4.87, 50.46]],
  ["the canal in Bruges", [3.23, 51.21]],
] as const)("a map of a city shows its river: %s", (_river, [lng, lat]) => {
  const corners = readLines(outline.rivers).geometry.coordinates.flat();
  expect(corners.some(([x, y]) => Math.hypot((x! - lng) * 70, (y! - lat) * 111) < 3)).toBe(true);
});

test("a city is named as its visitors call it", () => {
  const brussels = [4.35, 50.85] as const;
  expect(LOCALES.map((locale) => nameOf(locale, brussels))).toEqual([
    "Brussel",
    "Bruxelles",
    "Brussels",
    "Brüssel",
  ]);
  expect(LOCALES.map((locale) => nameOf(locale, [3.72, 51.05]))).toEqual(["Gent", "Gand", "Ghent", "Gent"]);
});

/** The name of the large city around a point. */
function nameOf(locale: Locale, at: readonly [number, number]): string | undefined {
  return readPlaces(places, locale).features.find(
    ({ geometry, properties: { rank } }) =>
      rank < 3 && Math.hypot(geometry.coordinates[0]! - at[0], geometry.coordinates[1]! - at[1]) < 0.03,
  )?.properties.name;
}
