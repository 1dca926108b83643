import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { PMTiles } from "pmtiles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packTiles } from "./pack-tiles.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "gevel-tiles-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tiles of one zoom, as tilemaker stores them; each says where it lies, counted from the north. */
function mbtilesOf(zoom: number, side: number): string {
  const file = join(folder, `${zoom}.mbtiles`);
  const database = new DatabaseSync(file);
  database.exec("PRAGMA synchronous = OFF");
  database.exec("CREATE TABLE metadata (name TEXT, value TEXT)");
  database.exec(
    "CREATE TABLE tiles (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_data BLOB, PRIMARY KEY (zoom_level, tile_column, tile_row))",
  );
  database.prepare("INSERT INTO metadata VALUES ('bounds', '3.6,51,3.8,51.1')").run();
  database.prepare(`INSERT INTO metadata VALUES ('json', '{"vector_layers":[{"id":"roads"}]}')`).run();
  const add = database.prepare("INSERT INTO tiles VALUES (?, ?, ?, ?)");
  database.exec("BEGIN");
  for (let x = 0; x < side; x++)
    for (let y = 0; y < side; y++) add.run(zoom, x, 2 ** zoom - 1 - y, gzipSync(`${x} ${y}`, { level: 1 }));
  database.exec("COMMIT");
  database.close();
  return file;
}

async function readBack(file: string): Promise<PMTiles> {
  const content = await readFile(file);
  return new PMTiles({
    getKey: () => file,
    getBytes: async (offset, length) => ({
      data: content.buffer.slice(content.byteOffset + offset, content.byteOffset + offset + length),
    }),
  });
}

test.for([
  ["a town", 5, 4],
  ["a region, whose directory has leaves", 10, 100],
] as const)("each tile of %s is found where it lies", async ([, zoom, side]) => {
  const file = join(folder, `${zoom}.pmtiles`);
  expect(await packTiles(mbtilesOf(zoom, side), file)).toBe(side * side);
  const map = await readBack(file);
  const said = async (x: number, y: number) => {
    const tile = await map.getZxy(zoom, x, y);
    return tile && Buffer.from(tile.data).toString();
  };
  expect(await said(0, 0)).toBe("0 0");
  expect(await said(side - 1, 2)).toBe(`${side - 1} 2`);
  expect(await said(side, side)).toBeUndefined();
  expect(await map.getHeader()).toMatchObject({ minZoom: zoom, maxZoom: zoom, minLon: 3.6, maxLat: 51.1 });
  expect(await map.getMetadata()).toMatchObject({ vector_layers: [{ id: "roads" }] });
});
