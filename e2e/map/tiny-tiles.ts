/** East of this corner of a tile of the whole world there is no land: 3.6° E, between Huyzen's offices. */
const COAST = 2089;
const EXTENT = 4096;

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const text = (words: string) => [...Buffer.from(words)];

/** The world in one vector tile (Mapbox Vector Tile 2.1): a single piece of land, west of the coast. */
export function worldTile(): Buffer {
  const steps = [0, 0, COAST, 0, 0, EXTENT, -COAST, 0].map(zigzag);
  const [moveTo, threeLines, close] = [9, 26, 15];
  const geometry = [moveTo, ...steps.slice(0, 2), threeLines, ...steps.slice(2), close].flatMap(varint);
  const feature = [...varint(3 * 8), 3, ...field(4, geometry)];
  const layer = [
    ...field(1, text("earth")),
    ...field(2, feature),
    ...varint(5 * 8),
    ...varint(EXTENT),
    ...varint(15 * 8),
    2,
  ];
  return Buffer.from(field(3, layer));
}

const HEADER_BYTES = 127;

/** The same tile as a whole map file (PMTiles 3), nothing compressed. */
export function worldPmtiles(): Buffer {
  const tile = worldTile();
  const directory = Buffer.from([1, 0, 1, ...varint(tile.length), 1]);
  const metadata = Buffer.from("{}");
  const header = Buffer.alloc(HEADER_BYTES);
  header.write("PMTiles\x03", "latin1");
  const places = [directory, metadata, Buffer.alloc(0), tile];
  let offset = HEADER_BYTES;
  for (const [at, part] of places.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + at * 16);
    header.writeBigUInt64LE(BigInt(part.length), 16 + at * 16);
    offset += part.length;
  }
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at);
  // Clustered, both compressions none, vector tiles, zoom 0 alone.
  header.set([1, 1, 1, 1, 0, 0], 96);
  for (const [at, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + at * 4);
  return Buffer.concat([header, ...places]);
}
