import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createGzip, gzip } from "node:zlib";
import { encodingFor, takesEncoding } from "./page-cache/encoding-for.ts";
import { compressQuickly } from "./page-cache/cached-page.ts";

const TEXT = /^(text\/|application\/(json|[\w.-]+\+json|xml|javascript)|image\/svg)/;
/** Below this, a compressed body is hardly smaller. */
const WORTH_COMPRESSING = 1_000;

/**
 * Sends an answer of the app: a text whole, in one write, compressed where that helps; anything else as it comes, a text too
 * where its headers say `Transfer-Encoding: chunked`.
 */
export async function sendAnswer(
  answer: Response,
  response: ServerResponse,
  acceptEncoding: string,
): Promise<void> {
  const { status, headers, body } = answer;
  const isText = TEXT.test(headers.get("Content-Type") ?? "");
  const isWhole = isText && headers.get("Transfer-Encoding") !== "chunked";
  if (isText) headers.append("Vary", "Accept-Encoding");
  if (!body || response.req.method === "HEAD") {
    response.writeHead(status, [...headers].flat()).end();
    return void (await body?.cancel());
  }
  if (isWhole) {
    const bytes = await compressed(await answer.bytes(), headers, acceptEncoding);
    headers.set("Content-Length", String(bytes.length));
    response.writeHead(status, [...headers].flat()).end(bytes);
    return;
  }
  const isZipped = isText && isStreamCompressible(acceptEncoding, headers);
  if (isZipped) headers.set("Content-Encoding", "gzip");
  response.writeHead(status, [...headers].flat());
  const source = Readable.fromWeb(body as import("node:stream/web").ReadableStream);
  const sent = isZipped ? pipeline(source, createGzip(), response) : pipeline(source, response);
  await sent.catch((error: unknown) => {
    // A visitor who left is no failure.
    if (!response.destroyed || response.errored) throw error;
  });
}

/** The body as it is sent, with its encoding among the headers. */
async function compressed(
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
  acceptEncoding: string,
): Promise<Uint8Array> {
  const encoding = encodingFor(acceptEncoding);
  if (encoding === "identity" || !isCompressible(body, headers)) return body;
  headers.set("Content-Encoding", encoding);
  return encoding === "br" ? compressQuickly(body) : promisify(gzip)(body);
}

function isStreamCompressible(acceptEncoding: string, headers: Headers): boolean {
  return takesEncoding(acceptEncoding, "gzip") && !/no-store/.test(headers.get("Cache-Control") ?? "");
}

/** A secret and a guess compressed together give the secret away (BREACH): personal answers stay plain. */
function isCompressible(body: Uint8Array, headers: Headers): boolean {
  return (
    body.length >= WORTH_COMPRESSING &&
    !headers.has("Content-Encoding") &&
    !/no-store/.test(headers.get("Cache-Control") ?? "")
  );
}
