import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Point } from "./outline-map/clip-ring.ts";
import { municipalBorders, type Topology } from "./outline-map/municipal-borders.ts";
import { packLine } from "./outline-map/pack-polygons.ts";
import { type Locality, pickLocalities } from "./outline-map/pick-localities.ts";
import type { PlaceRow } from "./outline-map/pick-places.ts";
import { joinLines, longestLines, simplify } from "./outline-map/thin-lines.ts";

/*
 * Makes what the bundled map adds from zoom 9 on: waters, railways, borders of municipalities and names of villages. In an
 * empty folder: the three files data/BE_OSM_{PLACES,WATERWAYS,RAILWAYS}.RData of github.com/weRbelgium/BelgiumMaps.OpenStreetMap
 * (76edb13) and belgium.json of github.com/bmesuere/belgium-topojson (a903fda); R (Debian: r-base-core) reads the first.
 * Then here: node tools/build-near-map.ts <that folder>
 */

const OUT = resolve(import.meta.dirname, "../features/map/outline");
/** Finer than the outline's: about 10 m. `near-map.ts` reads the same. */
const STEPS_PER_DEGREE = 10_000;
/** Kilometres below which a line is left out. */
const SHORTEST = { rivers: 0.5, streams: 1, railways: 1, trams: 0.3 };
/** Degrees, about 33 m: streams and borders show less of their bends than rivers. */
const COARSE = 0.0003;

const folder = process.argv[2];
if (!folder) {
  console.error("Name the folder with the data of OpenStreetMap and the borders.");
  process.exit(2);
}

execFileSync("Rscript", [join(import.meta.dirname, "outline-map/export-osm.R"), folder]);
const waterways = readRows<{ type: string; line: Point[] }>("waterways.ndjson");
const railways = readRows<{ type: string; line: Point[] }>("railways.ndjson");
const topology = JSON.parse(readFileSync(join(folder, "belgium.json"), "utf8")) as Topology;
const { places: cities } = JSON.parse(readFileSync(join(OUT, "places.json"), "utf8")) as {
  places: PlaceRow[];
};

const near = {
  source:
    "Waters, railways, names: © OpenStreetMap contributors, Open Database License 1.0, by way of BelgiumMaps.OpenStreetMap (2015). Borders: CC0 1.0, by way of belgium-topojson",
  rivers: pack(linesOf(waterways, ["river", "canal"], SHORTEST.rivers)),
  streams: pack(linesOf(waterways, ["stream", "ditch", "drain"], SHORTEST.streams), COARSE),
  railways: pack(linesOf(railways, ["rail"], SHORTEST.railways)),
  trams: pack(linesOf(railways, ["tram", "light_rail"], SHORTEST.trams)),
  borders: pack(joinLines(municipalBorders(topology)), COARSE),
  places: pickLocalities(readRows<Locality>("places.ndjson"), cities),
};
const text = JSON.stringify(near);
writeFileSync(join(OUT, "near.json"), `${text}\n`);
console.log("near.json", text.length, "bytes");

function readRows<T>(name: string): T[] {
  const lines = readFileSync(join(folder!, name), "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}

function linesOf(ways: ReadonlyArray<{ type: string; line: Point[] }>, types: string[], shortest: number) {
  const pieces = ways.filter(({ type }) => types.includes(type)).map(({ line }) => line);
  return longestLines(joinLines(pieces), shortest);
}

function pack(lines: readonly (readonly Point[])[], tolerance?: number): number[][] {
  return lines.map((line) => packLine(simplify(line, tolerance), STEPS_PER_DEGREE));
}
