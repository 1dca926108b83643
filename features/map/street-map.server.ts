import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import type { Config } from "#platform/config/config.ts";
import type { Log } from "#platform/log/log.ts";
import { readByteRange } from "#platform/http/byte-range.ts";

export const STREET_MAP_PATH = "/map/streets.pmtiles";

/** Browsers ask for a directory and single tiles: an answer that is larger would be the file of a whole country. */
const MOST_BYTES = 16_000_000;
const FOR_A_DAY = "public, max-age=86400";

/** Tells the operator when `MAP_PMTILES` names no file: maps then show no streets. */
export async function lookForStreetMap({ mapPmtiles }: Pick<Config, "mapPmtiles">, log: Log): Promise<void> {
  const isThere = mapPmtiles === null || (await stat(mapPmtiles).catch(() => null))?.isFile();
  if (!isThere) log.warn({ file: mapPmtiles }, "MAP_PMTILES names no file: maps show no streets");
}

/** Hands out parts of the operator's map file (`MAP_PMTILES`), under our own origin. */
export async function answerStreetMap(request: Request, file: string): Promise<Response> {
  const facts = await stat(file).catch(() => null);
  if (!facts?.isFile()) return new Response("The map file is not there", { status: 404 });
  const { size, mtimeMs } = facts;
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": FOR_A_DAY,
    "content-type": "application/vnd.pmtiles",
    etag: `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`,
  });
  const range = readByteRange(request.headers.get("range"), size);
  if (range.kind !== "part" || range.to - range.from >= MOST_BYTES) {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { from, to } = range;
  headers.set("content-range", `bytes ${from}-${to}/${size}`);
  headers.set("content-length", String(to - from + 1));
  if (request.method === "HEAD") return new Response(null, { status: 206, headers });
  const part = Readable.toWeb(createReadStream(file, { start: from, end: to }));
  return new Response(part as ReadableStream<Uint8Array>, { status: 206, headers });
}

/** Where maps come from by the operator's settings; a style of one's own goes before a file of streets. */
export function mapSourceOf({ mapStyleUrl, mapPmtiles }: Pick<Config, "mapStyleUrl" | "mapPmtiles">) {
  if (mapStyleUrl) return { kind: "style", url: mapStyleUrl } as const;
  if (mapPmtiles) return { kind: "tiles", url: STREET_MAP_PATH } as const;
  return { kind: "outline" } as const;
}
