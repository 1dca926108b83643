import type { FileStore } from "../../files/file-store.ts";
import { readByteRange } from "../../http/byte-range.ts";
import { isKnownEtag } from "../../http/known-etag.ts";
import { keyOfMedia } from "../media-folder.ts";
import type { MediaInfo } from "../media-info.ts";
import { headersOf } from "./answer-media.ts";

type Film = { readonly files: FileStore; readonly address: string; readonly info: MediaInfo };

/** Sends a film, or the part of it that a player asks for: whoever moves on in a film asks for what comes there. */
export async function answerFilm(
  { method, headers }: Request,
  { files, address, info }: Film,
): Promise<Response> {
  const etag = `"${address}"`;
  const told = new Headers({
    ...headersOf(etag),
    "accept-ranges": "bytes",
    "content-type": info.original.endsWith(".webm") ? "video/webm" : "video/mp4",
  });
  if (isKnownEtag(headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers: told });
  // A question for the head alone asks for no part (RFC 9110, 14.2).
  const isOfThis = method === "GET" && (headers.get("if-range") ?? etag) === etag;
  const range = readByteRange(isOfThis ? headers.get("range") : null, info.bytes);
  if (range.kind === "unsatisfiable") {
    told.set("content-range", `bytes */${info.bytes}`);
    return new Response(null, { status: 416, headers: told });
  }
  const { from, to } = range.kind === "part" ? range : { from: 0, to: info.bytes - 1 };
  if (range.kind === "part") told.set("content-range", `bytes ${from}-${to}/${info.bytes}`);
  told.set("content-length", String(to - from + 1));
  const status = range.kind === "part" ? 206 : 200;
  if (method === "HEAD") return new Response(null, { status, headers: told });
  const film = await files.stream(keyOfMedia(address, info.original), { from, to });
  return new Response(film, { status, headers: told });
}
