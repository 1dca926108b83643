import { type FileHandle, open } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { gzipSync } from "node:zlib";
import { zxyToTileId } from "pmtiles";

const HEADER_BYTES = 127;
/** The header and the root directory must lie in the first 16 kB of a file. */
const MOST_ROOT_BYTES = 16_384 - HEADER_BYTES;
const ENTRIES_PER_LEAF = 4_096;
/** Some megabytes. */
const TILES_AT_ONCE = 256;
const GZIP = 2;
const VECTOR_TILES = 1;

type Entry = { readonly id: number; readonly offset: number; readonly length: number; readonly run: number };
type Tile = { readonly z: number; readonly x: number; readonly y: number; readonly length: number };

/** Writes the tiles of an MBTiles file as PMTiles 3, the form that a server hands out in parts; answers their number. */
export async function packTiles(mbtiles: string, file: string): Promise<number> {
  const database = new DatabaseSync(mbtiles, { readOnly: true });
  const metadata = readMetadata(database);
  const tiles = listTiles(database);
  let end = 0;
  const entries = tiles.map(({ id, length }): Entry => {
    end += length;
    return { id, offset: end - length, length, run: 1 };
  });
  const { root, leaves } = directories(entries);
  const json = gzipSync(JSON.stringify(jsonOf(metadata)));
  const parts = [root, json, leaves];
  const output = await open(file, "w");
  try {
    await output.write(headerOf({ parts, tileBytes: end, tiles, metadata }));
    for (const part of parts) await output.write(part);
    await copyTiles(database, tiles, output);
  } finally {
    await output.close();
    database.close();
  }
  return tiles.length;
}

/** In the order of their ids, in which PMTiles holds them. */
function listTiles(database: DatabaseSync): Array<Tile & { readonly id: number }> {
  const tiles = database
    .prepare("SELECT zoom_level z, tile_column x, tile_row y, length(tile_data) length FROM tiles")
    .all() as Tile[];
  return (
    tiles
      // Rows of MBTiles count from the south.
      .map(({ z, x, y, length }) => ({ z, x, y, length, id: zxyToTileId(z, x, 2 ** z - 1 - y) }))
      .toSorted((one, other) => one.id - other.id)
  );
}

async function copyTiles(database: DatabaseSync, tiles: readonly Tile[], output: FileHandle): Promise<void> {
  const read = database.prepare(
    "SELECT tile_data data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?",
  );
  for (let at = 0; at < tiles.length; at += TILES_AT_ONCE) {
    const some = tiles.slice(at, at + TILES_AT_ONCE);
    await output.write(Buffer.concat(some.map(({ z, x, y }) => read.get(z, x, y)!["data"] as Uint8Array)));
  }
}

function readMetadata(database: DatabaseSync): ReadonlyMap<string, string> {
  const rows = database.prepare("SELECT name, value FROM metadata").all() as {
    name: string;
    value: string;
  }[];
  return new Map(rows.map(({ name, value }) => [name, value]));
}

function jsonOf(metadata: ReadonlyMap<string, string>): object {
  const layers = JSON.parse(metadata.get("json") ?? "{}") as object;
  return { ...layers, name: metadata.get("name"), description: metadata.get("description") };
}

/** One directory where it fits, else one of directories. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const root = directory(entries);
  if (root.length <= MOST_ROOT_BYTES) return { root, leaves: Buffer.alloc(0) };
  const leaves: Buffer[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += ENTRIES_PER_LEAF) {
    const leaf = directory(entries.slice(at, at + ENTRIES_PER_LEAF));
    pointers.push({ id: entries[at]!.id, offset, length: leaf.length, run: 0 });
    offset += leaf.length;
    leaves.push(leaf);
  }
  return { root: directory(pointers), leaves: Buffer.concat(leaves) };
}

function directory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ];
  return gzipSync(Buffer.from(numbers.flatMap(varint)));
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

type HeaderParts = {
  readonly parts: readonly Buffer[];
  readonly tileBytes: number;
  readonly tiles: readonly Tile[];
  readonly metadata: ReadonlyMap<string, string>;
};

function headerOf({ parts, tileBytes, tiles, metadata }: HeaderParts): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles\x03", "latin1");
  let offset = HEADER_BYTES;
  for (const [at, length] of [...parts.map((part) => part.length), tileBytes].entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + at * 16);
    offset += length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(BigInt(tiles.length), at);
  const zooms = tiles.map(({ z }) => z);
  const [least, most] = [
    zooms.reduce((a, b) => Math.min(a, b), 30),
    zooms.reduce((a, b) => Math.max(a, b), 0),
  ];
  header.set([1, GZIP, GZIP, VECTOR_TILES, least, most], 96);
  const bounds = (metadata.get("bounds") ?? "-180,-85,180,85").split(",").map(Number);
  for (const [at, degrees] of bounds.entries()) header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4);
  header.writeUInt8(least, 118);
  const [west, south, east, north] = bounds as [number, number, number, number];
  header.writeInt32LE(Math.round(((west + east) / 2) * 1e7), 119);
  header.writeInt32LE(Math.round(((south + north) / 2) * 1e7), 123);
  return header;
}
