import { expect, test } from "vitest";
import { MAP_TOKENS, type MapColours } from "./map-colours.ts";
import { outlineStyle } from "./outline-style.ts";

const empty = {
  type: "Feature",
  properties: {},
  geometry: { type: "MultiPolygon", coordinates: [] },
} as const;

function style(changes: Partial<MapColours> = {}) {
  const colours = Object.fromEntries(
    Object.keys(MAP_TOKENS).map((name) => [name, `rgb(${name})`]),
  ) as MapColours;
  return outlineStyle(
    { ...colours, ...changes },
    {
      land: [empty as never],
      water: empty as never,
      rivers: empty as never,
      places: { type: "FeatureCollection", features: [] },
    },
  );
}

test("the map wears the site's colours and no others", () => {
  const text = JSON.stringify(style({ water: "rgb(1 2 3)" }).layers);
  expect(text).toContain("rgb(1 2 3)");
  expect(text).not.toMatch(/#[0-9a-f]{3,8}\b|var\(/i);
});

test("the bundled map asks nobody for tiles, letters or signs", () => {
  const { glyphs, sprite, sources } = style();
  expect([glyphs, sprite]).toEqual([undefined, undefined]);
  expect(JSON.stringify(sources)).not.toMatch(/https?:|url|tiles/);
});

test("large cities are named from farther away than small ones, and keep their names where there is no room", () => {
  const zooms = style()
    .layers.filter(({ type }) => type === "symbol")
    .map((layer) => layer.minzoom ?? 0);
  expect(zooms).toEqual(zooms.toSorted((a, b) => b - a));
  expect(zooms.length).toBe(8);
});
