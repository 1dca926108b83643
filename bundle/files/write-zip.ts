import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import { crc32, createDeflateRaw, deflateRaw } from "node:zlib";
import type { BundleFile } from "./write-files.ts";
import { centralHeader, endOfArchive, type Entry, localHeader, trailer } from "./zip-records.ts";

/** Pictures and films are packed as they are. */
const WORTH_PACKING = /\.(json|ndjson|svg|ics)$/;

/** Packs files into a .zip as they come. Of each only its entry in the directory stays in memory; equal files give equal bytes. */
export async function* zipOf(files: AsyncIterable<BundleFile>): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  for await (const { name, content } of files) {
    const pack = Buffer.isBuffer(content) ? packWhole : packPieces;
    const entry: Entry = { name, offset, isDeflated: false, isStreamed: false, crc: 0, bytes: 0, packed: 0 };
    for await (const piece of pack(entry, content as never)) {
      offset += piece.length;
      yield piece;
    }
    entries.push(entry);
  }
  const start = offset;
  for (const entry of entries) {
    const header = centralHeader(entry);
    offset += header.length;
    yield header;
  }
  yield endOfArchive(entries.length, { start, end: offset });
}

async function* packWhole(entry: Entry, content: Buffer): AsyncGenerator<Buffer> {
  entry.isDeflated = WORTH_PACKING.test(entry.name);
  const packed = entry.isDeflated ? await promisify(deflateRaw)(content) : content;
  entry.crc = crc32(content);
  entry.bytes = content.length;
  entry.packed = packed.length;
  yield localHeader(entry);
  yield packed;
}

async function* packPieces(entry: Entry, content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  entry.isDeflated = true;
  entry.isStreamed = true;
  yield localHeader(entry);
  const counted = async function* () {
    for await (const piece of content) {
      entry.crc = crc32(piece, entry.crc);
      entry.bytes += piece.length;
      yield piece;
    }
  };
  const deflate = createDeflateRaw();
  // What fails comes out of `deflate` below.
  pipeline(Readable.from(counted()), deflate, () => {});
  for await (const piece of deflate as AsyncIterable<Buffer>) {
    entry.packed += piece.length;
    yield piece;
  }
  yield trailer(entry);
}
